/** L1 to L16 with the rulebooks' own examples and some of ours. */

import { type HouseRules, type Opinion, usualHouseRules } from '@safehouse/rules/kernel/opinion.ts';
import { beforeAll, expect } from 'vitest';
import { loadPacks } from '../loader.ts';
import { grammars } from './languages/index.ts';
import { Referee } from './referee.ts';
import { rule } from './testing/rule.ts';

/** One with the server's cards, one without families, as for a table's own words. */
const referees = { cards: new Referee(loadPacks().packs), 'words without families': new Referee([]) };
beforeAll(async () => {
  for (const referee of Object.values(referees)) await referee.load();
});

/** Expects this opinion from both referees for each clue next to these codenames. Both are lists: `sne, mand`. */
function says(
  opinion: Partial<Opinion>,
  language: string,
  visible: string,
  clues: string,
  agreed?: Partial<HouseRules>,
) {
  const codenames = visible.split(', ').filter((codename) => codename !== '');
  for (const [kind, referee] of Object.entries(referees)) {
    for (const clue of clues.split(', ')) {
      const said = referee.judge(clue, codenames, language, { ...usualHouseRules, ...agreed });
      expect(said, `${language}: ${clue}, next to ${visible || 'nothing'}, with ${kind}`).toMatchObject(opinion);
    }
  }
}

const legal: Partial<Opinion> = { verdict: 'legal' };
const illegal = (rule: string): Partial<Opinion> => ({ verdict: 'illegal', rule });
const doubtful = (rule: string): Partial<Opinion> => ({ verdict: 'doubtful', rule });

rule('L1', 'several words are illegal where nothing else was agreed', () => {
  says(illegal('L1'), 'hu', '', 'Leonardo da Vinci, fekete péntek');
});

rule('L1', 'a word that is only written with a hyphen is one word, a compound written with one is not', () => {
  says(legal, 'en', '', 'ping-pong, hip-hop, Coca-Cola');
  says(legal, 'it', '', 'lecca-lecca, cin-cin');
  says(legal, 'ro', '', 'turtă-dulce, zgârie-nori, prim-ministru');
  says(legal, 'hu', '', 'ici-pici');
  says(legal, 'fi', '', 'linja-auto');
  says(illegal('L1'), 'en', '', 'swimming-pool');
});

rule('L2', 'a single letter and a place on the table are doubtful', () => {
  for (const language of Object.keys(grammars)) says(doubtful('L2'), language, '', 'X');
  says(doubtful('L2'), 'da', '', 'venstre');
  says(doubtful('L2'), 'en', '', 'left, top');
  says(doubtful('L2'), 'fi', '', 'vasemmalla, Keskiosa');
  says(doubtful('L2'), 'hu', '', 'balra');
  says(doubtful('L2'), 'it', '', 'destra');
  says(doubtful('L2'), 'ro', '', 'stânga');
});

rule('L3', 'a number is legal, and so is a letter that is a word', () => {
  for (const language of Object.keys(grammars)) says(legal, language, '', '007, 1984, 8');
  says(legal, 'da', '', 'ø');
});

rule('L5', 'a foreign word is illegal, one that is used in the language is legal, one nobody knows is doubtful', () => {
  says(illegal('L5'), 'da', '', 'gateau');
  says(legal, 'da', '', 'petitfour');
  says(illegal('L5'), 'it', '', 'Apfel');
  says(legal, 'it', '', 'strudel');
  says(legal, 'hu', '', 'hotel, Michelangelo');
  says(legal, 'fi', '', 'vinaigrette, Michelangelo');
  says(doubtful('L5'), 'en', '', 'zorpth');
});

rule('L5', 'a German compound that no list has is foreign, a name is not', () => {
  says(illegal('L5'), 'en', '', 'Frühstück, hauptbahnhof');
  says(illegal('L5'), 'ro', '', 'Krankenhaus, fruhstuck');
  says(legal, 'ro', '', 'Zuckerberg');
  says(illegal('L10'), 'en', '', 'giraffeward');
  says(doubtful('L5'), 'en', '', 'flonkermist');
});

rule('L5', 'everyday words are no foreign or invented ones, and a word of many languages is only doubtful', () => {
  says(legal, 'da', '', 'lyspære, vandkoger, hæveautomat, sheriff');
  says(legal, 'hu', '', 'rókagomba, badminton, grapefruit, jávorszarvas, box');
  says(legal, 'it', '', 'bruschetta, fantacalcio');
  says(legal, 'fi', '', 'naamiopuku, joulumyyjäiset, bowling');
  says(legal, 'ro', '', 'satin, denim, mop');
  says(legal, 'en', '', 'bandana, rulebook');
  says(doubtful('L5'), 'hu', '', 'bungalow');
});

rule('L6', 'a regular form of a codename is a form, whatever else it spells', () => {
  for (const pair of 'macchina macchine, spalla spalle, cena cene, danno danni, vento venti, arancia arance'.split(
    ', ',
  ))
    says(illegal('L6'), 'it', ...(pair.split(' ') as [string, string]));
  says(illegal('L6'), 'it', 'moglie', 'mogli');
  says(illegal('L6'), 'da', 'mus', 'musen');
  says(illegal('L6'), 'en', 'badger, supper, terrier, ferry', 'badgers, suppers, terriers, ferries');
  says(illegal('L6'), 'ro', 'parc, pastă', 'parcuri, paste, pastele');
  says(illegal('L6'), 'hu', 'rajzfilm, tuba', 'rajzfilmek, tubák');
  says(illegal('L6'), 'da', 'greve, løkke', 'greven, løkken');
  says(legal, 'hu', 'ár', 'árok');
});

rule('L8', 'a word that only looks like kin is legal', () => {
  for (const [language, codename, clue] of [
    ['da', 'rugbrød', 'forbryder'],
    ['ro', 'pătură', 'pătat'],
    ['it', 'fattura', 'fare'],
    ['hu', 'padlás', 'egérpad'],
  ] as const)
    expect(referees.cards.judge(clue, [codename], language), `${clue} for ${codename}`).toMatchObject(legal);
});

rule('L6', 'no form of a codename', () => {
  says(illegal('L6'), 'da', 'MÅL', 'mål, måler, måleske');
  says(illegal('L6'), 'it', 'BOCCA', 'boccalone, boccaglio, boccuccia, bocche');
  says(illegal('L6'), 'hu', 'DRÁGAKŐ', 'drágakő');
  says(illegal('L6'), 'fi', 'MYRSKY', 'myrsky');
  says(illegal('L6'), 'fi', 'MUISTI', 'muistaminen, muistettu, muistikortti');
  says(illegal('L6'), 'en', 'PARK', 'park, parks, parking');
});

rule('L7', 'no part of a compound, no form of a part, and no word that holds one', () => {
  says(illegal('L7'), 'da', 'SNEMAND', 'sne, mand, vandmand, snesko');
  says(illegal('L7'), 'it', 'GRATTACIELO', 'grattugia, grattarsi');
  says(illegal('L7'), 'hu', 'KIRÁLYLÁNY', 'király');
  says(illegal('L7'), 'hu', 'PORSZEM', 'por, szem, porszívó, szemüveg');
  says(illegal('L7'), 'fi', 'SADEPILVI', 'sade');
  says(illegal('L7'), 'fi', 'JALKAPALLO', 'jalka, pallo, jalkaisin, palloilu');
  says(illegal('L7'), 'en', 'FIREMAN', 'fire, man, firefly, manhole');
});

rule('L7', 'a card that people brought may have two words: neither of them, no form of one, nor both as one', () => {
  const visible = 'COFFEE MACHINE';
  says({ verdict: 'illegal', codename: visible }, 'en', visible, 'coffee, machines, coffeemachine');
  says(legal, 'en', visible, 'espresso');
  says({ verdict: 'illegal' }, 'hu', 'KERTI TÖRPE', 'törpe, törpék');
});

rule('L8', 'letters that meet by chance are no part', () => {
  says(legal, 'da', 'KRUMME', 'rum');
  says(legal, 'it', 'POSIZIONE', 'zio');
  says(legal, 'fi', 'MUISTI', 'uistin');
  says(legal, 'fi', 'JALKAPALLO', 'kallo');
  says(legal, 'en', 'PARK', 'ark');
});

rule('L9', 'a word that was a compound long ago has no parts', () => {
  says(legal, 'da', 'ENGLAND, GRÆKENLAND', 'land');
  says(legal, 'it', 'INGHILTERRA', 'terra');
  says(legal, 'en', 'POLAND', 'land');
  // The dictionary would split these.
  says(legal, 'da', 'AFFALD', 'fald');
  says(legal, 'da', 'AFSTAND', 'stand');
  says(legal, 'it', 'MALARIA', 'aria');
});

rule('L10', 'a compound that was made up for the clue is illegal, one that people use is legal', () => {
  says(illegal('L10'), 'da', '', 'skakjournalist');
  says(legal, 'da', '', 'sportsjournalist');
  says(illegal('L10'), 'fi', '', 'avaruushuone');
});

rule('L11', 'another spelling of a codename is the codename, what only sounds like it is not', () => {
  says(illegal('L11'), 'it', 'FAMILIARE', 'famigliare');
  says(legal, 'it', 'ANNO', 'hanno');
  says(legal, 'en', 'FLOWER', 'flour');
});

rule('L12', 'a known name of several words is legal where that was agreed; an unknown one is doubtful', () => {
  says(legal, 'hu', '', 'Leonardo da Vinci', { names: true });
  says(doubtful('L12'), 'hu', '', 'Zorpth Barabu', { names: true });
  says(illegal('L1'), 'hu', '', 'fekete péntek', { names: true });
});

rule('L12', 'where names do not count as one word, a place is doubtful, so that people can make an exception', () => {
  for (const language of Object.keys(grammars)) {
    says(doubtful('L12'), language, '', 'New York, los angeles');
    says({ ...doubtful('L12'), reason: 'several-words' }, language, '', 'Costa Rica');
    says(legal, language, '', 'New York, Sri Lanka', { names: true });
  }
  says(illegal('L1'), 'da', '', 'Niels Bohr');
  says(illegal('L1'), 'it', '', 'Vasco Rossi');
  says(illegal('L6'), 'en', 'YORK', 'New York');
});

rule(
  'L10',
  'a compound made up for the occasion stays illegal written apart, where compounds are written as one',
  () => {
    const apart = { apart: true };
    for (const agreed of [{}, apart, { names: true }]) {
      says({ verdict: 'illegal' }, 'da', '', 'skak journalist, skak-journalist', agreed);
      says({ verdict: 'illegal' }, 'fi', '', 'avaruus huone', agreed);
      says({ verdict: 'illegal' }, 'hu', '', 'sajt katona', agreed);
    }
    says(illegal('L10'), 'da', '', 'skak journalist', apart);
    says(legal, 'da', '', 'sports journalist', apart);
    // Elsewhere true compounds are written apart, too, and no list has them all: a strict table asks its people.
    for (const [language, clue] of Object.entries({ en: 'cheese soldier', it: 'lava gatti', ro: 'soldat brânză' }))
      says(doubtful('L14'), language, '', clue, apart);
  },
);

rule('L11', 'an accent makes another word of an Italian one only if both are words: then people decide', () => {
  says(doubtful('L11'), 'it', 'PAPA', 'papà, Papà');
  says(doubtful('L11'), 'it', 'papà', 'papa');
  says(doubtful('L11'), 'it', 'meta', 'metà');
  says(illegal('L6'), 'it', 'perché', 'perche, perchè');
  says(illegal('L6'), 'it', 'caffè', 'caffe, CAFFÈ');
});

rule('L13', 'abbreviations are legal, unless the table has agreed otherwise; radar is a word always', () => {
  says(legal, 'da', '', 'FBI, CIA, DSB, radar, sonar, laser');
  says(legal, 'it', '', 'CIA, ONU, laser, radar, sonar');
  says(illegal('L13'), 'da', '', 'FBI, CIA, DSB', { acronyms: false });
  says(illegal('L13'), 'it', '', 'CIA, ONU', { acronyms: false });
  for (const language of ['da', 'it']) says(legal, language, '', 'radar, sonar, laser', { acronyms: false });
});

rule('L14', 'a compound written apart is legal where that was agreed', () => {
  says(legal, 'hu', '', 'fekete péntek', { apart: true });
  for (const referee of Object.values(referees)) {
    expect(referee.judge('Leonardo da Vinci', [], 'hu', { ...usualHouseRules, apart: true }).verdict).not.toBe('legal');
  }
});

rule('L15', 'a rhyme is for people to judge: it passes', () => {
  says(legal, 'en', 'FOX', 'box');
  says(legal, 'da', 'HUS', 'mus');
  says(legal, 'it', 'CANE', 'pane');
});

rule('L16', 'what a word may stand for by its sound is for people to judge: it passes', () => {
  says(legal, 'en', 'KNIGHT', 'night');
  says(legal, 'en', 'NIGHT', 'knight');
});
