/**
 * Test cases for the referee, one per line: `illegal L7 snesko [L13 off] : snemand, kaffe`. Written by people, separate
 * from the code.
 */
import { type HouseRules, type Opinion, usualHouseRules } from '@safehouse/rules/kernel/opinion.ts';

export type Case = {
  readonly line: number;
  readonly clue: string;
  readonly visible: readonly string[];
  readonly rules: HouseRules;
  readonly verdict: Opinion['verdict'];
  readonly rule?: string;
};

const switches = { L12: 'names', L13: 'acronyms', L14: 'apart' } as const;

/** Throws on an invalid line: these files are our own. */
export function readCases(text: string): Case[] {
  return text.split('\n').flatMap((written, index) => {
    if (written.trim() === '' || written.startsWith('#')) return [];
    const line = index + 1;
    const found = /^(legal|illegal|doubtful)\s+(?:(L\d+)\s+)?(.*?)\s*((?:\[L1[234] (?:on|off)\]\s*)*):\s*(.*)$/u.exec(
      written.trim(),
    );
    if (!found) throw new Error(`line ${line}: “${written}” is no case`);
    const [, verdict, rule, clue = '', rules = '', visible = ''] = found;
    const words = visible.split(',').map((word) => word.trim());
    return [
      {
        line,
        clue,
        visible: words.filter((word) => word !== ''),
        rules: rulesOf(rules),
        verdict: verdict as Opinion['verdict'],
        ...(rule ? { rule } : {}),
      },
    ];
  });
}

function rulesOf(text: string): HouseRules {
  const agreed = [...text.matchAll(/(L1[234]) (on|off)/gu)].map(([, rule, on]) => [
    switches[rule as keyof typeof switches],
    on === 'on',
  ]);
  return { ...usualHouseRules, ...Object.fromEntries(agreed) };
}
