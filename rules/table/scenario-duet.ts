/** Duet helpers for the table's tests: two sides that play a game to either end. */
import { Evening } from './scenario.ts';
import type { Action, Mission, Setup } from './types.ts';

export const DUET: Extract<Setup, { game: 'duet' }> = {
  game: 'duet',
  options: { play: { kind: 'standard', tokens: 9 }, flexible: false },
  packs: ['en/classic'],
};

export const west = { team: 'west', role: 'partner' } as const;
export const east = { team: 'east', role: 'partner' } as const;

export class DuetEvening extends Evening {
  /** A running game with Anna as west and Bo as east. */
  static begun(setup: Setup = DUET, mission?: Mission): DuetEvening {
    const evening = new DuetEvening(setup, mission);
    evening.come('bo');
    evening.does('anna', { kind: 'sit', place: west });
    evening.does('bo', { kind: 'sit', place: east });
    evening.does('anna', { kind: 'start' });
    return evening;
  }

  duet(by: string, action: (Action & { kind: 'play'; game: 'duet' })['action']): void {
    this.does(by, { kind: 'play', game: 'duet', action });
  }

  /** West gives a clue, and east touches an assassin on west's face (D10). */
  loses(): this {
    this.duet('anna', { kind: 'giveClue', word: 'finale', number: 1 });
    this.duet('bo', { kind: 'touch', card: this.facesOf('anna').indexOf('assassin') });
    return this;
  }

  /** Each side guesses the other's whole face in one turn (D12, D20). */
  wins(): this {
    this.duet('anna', { kind: 'giveClue', word: 'everything', number: 9 });
    this.#touchAll('bo', 'anna');
    this.duet('bo', { kind: 'stop' });
    this.duet('bo', { kind: 'giveClue', word: 'everything', number: 9 });
    this.#touchAll('anna', 'bo');
    return this;
  }

  facesOf(who: string): (string | undefined)[] {
    return this.#cards(who).map(({ face }) => face);
  }

  #touchAll(guesser: string, giver: string): void {
    for (const [card, { face, found }] of this.#cards(giver).entries()) {
      if (face === 'agent' && !found) this.duet(guesser, { kind: 'touch', card });
    }
  }

  #cards(who: string) {
    const view = this.sees(who).round?.view;
    if (view?.game !== 'duet') throw new Error('no Duet on the table');
    return view.cards;
  }
}
