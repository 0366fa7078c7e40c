/** A Spyfall setup in words. */
import type { Options } from '@safehouse/rules/spyfall/options.ts';
import type { Fact } from '../../table-kit/fact.ts';
import type { AgreedOf, Table } from '../../table-kit/table-context.ts';
import { language, languageName, t } from '../../texts/texts.svelte.ts';
import type { Choice } from './choice.ts';

export function spyfallFacts(options: Options): Fact[] {
  const texts = t.spyfallSetup;
  const { rounds, minutes, way, device, patience } = options;
  const roles = options.roles ? 'played' : 'ignored';
  return [
    { label: texts.rounds, text: texts.roundsOf({ n: rounds }), note: '' },
    { label: texts.time, text: timeText(minutes), note: '' },
    { label: texts.roles, text: texts.roleWays[roles], note: texts.roleNotes[roles] },
    { label: texts.device, text: texts.devices[device], note: texts.deviceNotes[device] },
    { label: texts.way, text: texts.ways[way], note: texts.wayNotes[way] },
    // On one phone nobody can lose their connection.
    ...(device === 'own' ? [{ label: texts.patience, text: duration(patience), note: texts.patienceNote }] : []),
  ];
}

/** For a screen that is read from a distance: what matters to people who are about to play. */
export function spyfallBrief({ rounds, minutes, roles, way, device }: Options): string[] {
  const texts = t.spyfallSetup;
  return [
    texts.roundsOf({ n: rounds }),
    `${texts.time}: ${timeText(minutes)}`,
    `${texts.roles}: ${texts.roleWays[roles ? 'played' : 'ignored']}`,
    `${texts.way}: ${texts.ways[way]}`,
    ...(device === 'shared' ? [texts.devices.shared] : []),
  ];
}

function timeText(minutes: number): string {
  return minutes > 0 ? duration(60 * minutes) : t.spyfallSetup.noClock;
}

/** "English · 5 rounds · 8 minutes · Spoken": on a phone, where the rest is folded away. */
export function brief({ view }: Pick<Table, 'view'>): string[] {
  const { options, packs } = view.setup as AgreedOf<'spyfall'>;
  const { rounds, minutes, way, device } = options;
  const texts = t.spyfallSetup;
  const language = languageName((packs[0] ?? '').replace(/\/.*/, ''));
  const how = device === 'shared' ? texts.devices.shared : texts.ways[way];
  return [language, texts.roundsOf({ n: rounds }), duration(60 * minutes), how];
}

/** "27 of 30 in play · 2 of your own" */
export function choiceText({ on, all, own }: Choice): string {
  const texts = t.spyfallSetup.locations;
  const house = texts.count({ on, all });
  return own > 0 ? `${house} · ${texts.own({ n: own })}` : house;
}

/** "8 minutes", "90 seconds", in the page's language. */
export function duration(seconds: number): string {
  const [value, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(language.code, { style: 'unit', unit, unitDisplay: 'long' }).format(value as number);
}
