// SPDX-License-Identifier: Apache-2.0
// The little Markdown that rule texts use, read into blocks; no markup of theirs reaches the page.

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Span {
  kind: 'text' | 'code' | 'strong';
  text: string;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function table(lines: string[]): Block {
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', items };
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines): Block => {
      const first = lines[0] ?? '';
      if (first.startsWith('|')) return table(lines.map((line) => line.trim()));
      if (first.startsWith('- ')) return list(lines);
      return { kind: 'paragraph', text: lines.join(' ') };
    });
}

// A text without marks as one line, to go on in a sentence.
export function inSentence(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
}

export function spans(text: string): Span[] {
  return text
    .split(/(`[^`]*`|\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      return { kind: 'text', text: part };
    });
}
