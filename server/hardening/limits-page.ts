/** docs/limits.md, written from the limits themselves: every one of them, what happens at it, and the test that shows it. */
import { MOST_BOTS, MOST_BOTS_EVER } from '@safehouse/rules/table/bots.ts';
import { MOST_EVER, MOST_IN } from '@safehouse/rules/table/people.ts';
import type { limits as all } from '../config/limits.ts';
import { settingsList } from '../config/settings-list.ts';
import type { Rate } from '../platform/token-bucket.ts';

const sockets = 'server/sockets/limits.test.ts';
const here = 'server/hardening/limits.test.ts';
const requests = 'server/hardening/request-limits.test.ts';
const http = 'server/http/http.test.ts';
const campaigns = 'server/http/campaigns.test.ts';
const packs = 'server/http/packs-refused.test.ts';

const head = '| what | at most | past that | shown by |\n| --- | --- | --- | --- |';

export function limitsPage(limits: typeof all): string {
  return `# Limits

How much, how fast and how long anybody may, and what happens then. A test writes this page
from \`server/config/limits.ts\` and \`server/config/settings-list.ts\` and looks for each test that is named here.
What is a setting is given as it is without being set; \`npm start -- --help\` tells how to set it.

An *address* is one IPv4 address or one IPv6 network of 64 bits, as a household has it; behind a proxy
that is trusted, the one which that proxy names. Of several nodes each counts for itself.

## One connection

${head}
| a message | ${bytes(limits.message)} | \`too-large\` | \`${sockets}\`: that is too large is refused, and a huge one ends the connection |
| a frame | ${bytes(limits.frame)} | the connection ends | \`${sockets}\`: that is too large is refused, and a huge one ends the connection |
| brackets within brackets | ${limits.depth} | \`malformed\` | \`${sockets}\`: nested too deep |
| messages | ${setting('messagesPerSecond')} a second, three times as many at once | \`too-fast\` | \`${sockets}\`: who sends too fast is told so and is not heard, and goes on being served |
| mistakes | ${rate(limits.mistakes)}; being too fast is ${limits.tooFast} of one | the connection ends: \`too-many-mistakes\` | \`${sockets}\`: malformed again and again ends the connection |
| messages while the hello is being answered | ${limits.waiting} | \`too-fast\` | \`${requests}\`: what comes while the hello is being answered waits, but not without end |
| not read by the other side | ${bytes(limits.unsent)} | the connection ends | \`${sockets}\`: who does not read is cut off, and the others play on |
| time to answer our goodbye | ${seconds(limits.closeWithin)} | the connection is cut | \`server/sockets/people.test.ts\`: a tab that was taken over and is slow to go takes the view from nobody who came after |
| time without a hello | 10 s | the connection ends: \`idle\` | \`server/sockets/handshake.test.ts\`: who says no hello is sent away |
| time without a sign of life | two heartbeats of 30 s | the connection is cut | \`${sockets}\`: who answers no ping is cut off |
| time without a message | ${setting('idleHours')} hours | the connection ends: \`idle\` | \`${sockets}\`: who sends nothing for too long is sent away |

## One table

${head}
| people who are in | ${MOST_IN} at once, ${MOST_EVER} in all | \`table-full\` | \`rules/table/crowd.test.ts\`: so many people are in at a table, and so many have been in all |
| bots | ${MOST_BOTS} at once, ${MOST_BOTS_EVER} in all | \`too-many-bots\` | \`rules/table/bots.test.ts\`: has only so many at once, and so many in all |
| connections of others who look on | ${limits.onlookers} on a node | the connection ends: \`too-many-connections\`; who is in always finds room | \`${here}\`: so many look on at a table; whoever is in always finds room |
| lines of chat of one person | ${setting('linesPerMinute')} a minute, a fifth of them at once | \`too-fast\`; the page sends it again | \`${here}\`: a person chats so much at once, and is told to wait; the others go on |
| lines of chat of the table | ${limits.talkers} times as many | \`too-fast\` | \`${here}\`: a table chats four times as much as a person, however many people talk |
| written down | ${limits.share} of what an address may | \`too-fast\` | \`${here}\`: a table has so much written down, an address four times as much, and another address is not held up |
| actions that are recognised when they come again | the last ${limits.recognised} | played anew | \`${requests}\`: an action is recognised among the last of its table, and answered as before |
| a name | 20 letters as people count them, three marks on each | \`bad-name\` | \`rules/kernel/text.test.ts\`: is not made of %j |
| a line of chat | 500 letters; the last 60 are shown | \`malformed\` | \`rules/table/talk.test.ts\`: a busy channel neither hides nor counts the lines of another |
| words of their own | 8 packs, 20,000 words or 300 kB together; 3 MB or 1000 packs in all | \`too-many-packs\` | \`${packs}\`: not more than a table holds |

## One address

${head}
| connections | ${setting('connectionsPerAddress')} at once | the connection ends: \`too-many-connections\` | \`${sockets}\`: has so many connections at once |
| new connections | ${setting('connectsPerMinute')} a minute | 429 | \`${sockets}\`: makes so many connections a minute |
| sockets that are no WebSockets | ${limits.otherSockets} more than connections | closed | \`${here}\`: sockets that say nothing are not let in without end |
| tables and campaigns opened | ${setting('tablesPerHour')} an hour | 429 | \`${http}\`: is limited |
| short codes tried | ${setting('codesPerMinute')} a minute | 429 | \`${http}\`: is looked up so many times a minute |
| written down | ${setting('megabytesPerHour')} MB an hour | \`too-fast\` | \`${here}\`: a table has so much written down, an address four times as much, and another address is not held up |
| proofs of a game | ${rate(limits.proofs)} | 429 | \`${requests}\`: proofs and forgettings are asked for so often from one address |
| asking to be forgotten | ${rate(limits.forgettings)} | 429 | \`${requests}\`: proofs and forgettings are asked for so often from one address |
| reading campaigns | ${rate(limits.campaignReads)} | 429 | \`${campaigns}\`: writing is limited, and so is reading |
| writing in campaigns | ${rate(limits.campaignWrites)} | 429 | \`${campaigns}\`: writing is limited, and so is reading |
| bringing words | ${rate(limits.packWrites)} | 429 | \`${packs}\`: not again and again |
| reading shared words | ${rate(limits.packReads)} | 429 | \`${packs}\`: not again and again |

## The whole house

${head}
| connections | ${setting('connections')} | the connection ends: \`too-many-connections\` | \`${here}\`: the house has so many connections at once |
| sockets that are no WebSockets | ${limits.otherSocketsInAll} more than connections | closed | \`${here}\`: the house has so many connections at once |
| wrong short codes | ${rate(limits.wrongCodes)} | each address has ${rate(limits.codesInDoubt)} | \`${here}\`: guesses at short codes from many addresses leave each of them few tries, and who types one right gets in |

## One request over HTTP

${head}
| its head | ${bytes(limits.head)} | 400 | \`${requests}\`: a head that is too long is refused |
| its body | ${bytes(limits.body)} | 413 | \`${http}\`: with a large body is refused |
| the body that brings words | ${bytes(limits.packBody)} | 413 | \`${packs}\`: not more than half a megabyte at once, from no other page, and by no other method |
| time for the head | ${seconds(limits.headWithin)} | 408 | \`${requests}\`: who sends a head or a body too slowly is cut off |
| time for all of it | ${seconds(limits.requestWithin)} | 408 | \`${requests}\`: who sends a head or a body too slowly is cut off |
| time between two over one connection | ${seconds(limits.keptAlive)} | closed | \`${requests}\`: a connection makes so many requests, and then another one is to be made |
| requests over one connection | ${limits.requestsPerSocket} | closed | \`${requests}\`: a connection makes so many requests, and then another one is to be made |
`;
}

function setting(
  name: {
    [Name in keyof typeof settingsList]: (typeof settingsList)[Name]['default'] extends number ? Name : never;
  }[keyof typeof settingsList],
): string {
  return `**${settingsList[name].default}** (\`${name}\`)`;
}

function rate({ most, perSecond }: Rate): string {
  const more = perSecond >= 1 ? `${perSecond} more a second` : `one more every ${Math.round(1 / perSecond)} s`;
  return `${most} at once, ${more}`;
}

function bytes(count: number): string {
  return count >= 1024 * 1024 ? `${count / 1024 / 1024} MiB` : `${count / 1024} KiB`;
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}
