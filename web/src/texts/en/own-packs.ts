/** Own packs: adding, correcting and sharing them, the page of a shared link, and refusals. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';

export const ownPacks = {
  add: {
    title: 'Words of your own',
    lead: 'The family, the office, the village: {least} to {most} words, in any language. They stay with this table.',
    name: 'Name',
    namePlaceholder: 'Our family',
    needName: 'Give these words a name: 1 to 40 characters.',
    language: 'Language of the words',
    text: 'The words',
    textNote:
      'One a line, or with commas between them. Two words with a space are fine: garden gnome. What begins with # is left out.',
    needText: 'Write, paste or upload some words first.',
    less: 'That’s too many. The limit is {most} words.',
    count: { one: '{n} word', other: '{n} words' },
    missing: { one: '{n} more is needed.', other: '{n} more are needed.' },
    over: { one: '{n} too many.', other: '{n} too many.' },
    file: 'Choose a file',
    drop: 'Or drop a text file here.',
    dropping: 'Drop the file to read it.',
    read: { one: '{n} word read from {file}.', other: '{n} words read from {file}.' },
    notRead: '{file} can’t be read. Save it as plain text and choose it again.',
    save: 'Add the words',
    sending: { one: 'Reading {n} word…', other: 'Reading {n} words…' },
    discard: 'Discard',
  },
  mistakes: {
    title: 'Not added yet. Fix these first, then try again:',
    others: { one: 'Add the other {n}', other: 'Add the other {n}' },
    'not-text': 'This isn’t plain text. Save it as text (UTF-8) and choose it again.',
    'not-a-word': 'Line {line}: “{word}” isn’t a card. One word is, or two with a space.',
    'too-long': 'Line {line}: “{word}” is too long. At most {most} letters fit on a card.',
    'too-few': {
      one: '{n} word is too few: at least {least} are needed.',
      other: '{n} words are too few: at least {least} are needed.',
    },
    'too-many': { one: '{n} word is too many: at most {most}.', other: '{n} words are too many: at most {most}.' },
    more: { one: 'And {n} more.', other: 'And {n} more.' },
  },
  warnings: {
    title: 'Worth a look; nothing needs to be done:',
    doubled: 'Line {line}: “{word}” was there already and is left out.',
    alike: '“{word}” and “{other}” are much alike.',
  },
  done: {
    text: { one: '{name}: {n} word added.', other: '{name}: {n} words added.' },
    mixed: 'They’re in the mix now, with the other cards.',
    only: 'Play with these only',
    ok: 'Done',
  },
  about: {
    link: 'Hand these words on',
    linkNote: 'Anyone with the link can read the words and play with them at a table of their own.',
    shareText: 'Play with our words.',
    remove: 'Take them away',
    removeSure: 'Take {name} away from this table? The link will lead nowhere then.',
    removeYes: 'Take them away',
    removed: '{name} was taken away.',
  },
  page: {
    title: 'Words to play with',
    loading: 'Fetching the words…',
    words: 'Some of the words',
    open: 'Play with these words',
    note: 'You’re the host. The words are copied to your table.',
    goneTitle: 'Nothing in this envelope',
    gone: 'These words aren’t here any more. Ask the person who sent the link for a new one.',
  },
} as const;

export const refusals = {
  'too-many-packs': 'This table has no room for more words of its own. Take some away first.',
  'not-host': 'Only the host of the table can do this. Ask them.',
  'pack-faulty': 'Something is wrong with these words. See the list.',
} as const satisfies Partial<Record<ErrorCode, string>>;
