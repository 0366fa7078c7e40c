/** What can be done about a person at the table, and by the host about the table itself. */
export const person = {
  rename: 'Name',
  renameSave: 'Rename',
  moveTo: 'Move to',
  watching: 'Watching',
  handOver: 'Make host',
  handOverNote: 'You stay, but they decide from now on.',
  remove: 'Remove from the table',
  removeTitle: 'Remove {name}?',
  removeNote: 'They lose their seat and cannot come back to this table.',
  removeYes: 'Remove {name}',
  leave: 'Leave the table',
  leaveTitle: 'Leave the table?',
  leaveNote: 'Your seat is freed. The link brings you back.',
  leaveYes: 'Leave',
  forget: 'Leave with my name',
  forgetNote:
    'You can take your name along: it goes from everybody’s screen and from the house. What you wrote to the others stays, without it.',
  close: 'Delete this table',
  closeTitle: 'Delete this table?',
  closeNote: 'For everybody, and at once: names, messages, games, and the words brought here. There is no way back.',
  closeYes: 'Delete for everybody',
} as const;
