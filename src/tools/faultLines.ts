import type { Fault } from '../declare';

/** One line a fault: position, code, words; the columns stand under each other. */
export function faultLines(faults: readonly Fault[]): readonly string[] {
  const width = (word: 'at' | 'code') => Math.max(...faults.map((fault) => fault[word].length));
  return faults.map(({ at, code, says }) => `${at.padEnd(width('at'))}  ${code.padEnd(width('code'))}  ${says}`);
}
