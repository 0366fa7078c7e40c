/** Generates docs/limits.md from the limits: each with its effect and the test that proves it. */
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
const floods = 'server/sockets/flood.test.ts';
const plain = 'server/http/plain-sockets.test.ts';
const heldTest =
  'what is held is limited by address and in total; those who hold the most go first, and what was released is noticed';

const head = '| what | limit | when exceeded | test |\n| --- | --- | --- | --- |';

export function limitsPage(limits: typeof all): string {
  return `# Limits

Every limit on sizes, rates and times, and what happens when it is exceeded. A test generates this page from
\`server/config/limits.ts\` and \`server/config/settings-list.ts\` and checks that each test named here exists. Bold
values are the defaults of settings; \`npm start -- --help\` shows how to change them.

An *address* is one IPv4 address or one IPv6 network of 64 bits, which is what a household has; behind a trusted
proxy, the address that the proxy passes on. With several nodes, each node counts separately.

## One connection

${head}
| a message | ${bytes(limits.message)} | \`too-large\` | \`${sockets}\`: that is too large is refused, and a huge one ends the connection |
| a frame | ${bytes(limits.frame)} | the connection ends | \`${sockets}\`: that is too large is refused, and a huge one ends the connection |
| nesting depth | ${limits.depth} | \`malformed\` | \`${sockets}\`: nested too deep |
| messages | ${setting('messagesPerSecond')} a second, with bursts of three times that | \`too-fast\`, without the id for a message over ${bytes(limits.brief)} | \`${sockets}\`: a client that sends too fast gets errors, and continues to be served |
| pings and pongs | they count as messages | \`too-fast\` | \`${floods}\`: %s count as messages: too many get too-fast, and many more end the connection |
| pieces of one message | ${limits.fragments} fragments; ${limits.chunks} reads that end inside a frame | the connection ends | \`${floods}\`: a message in many pieces ends the connection |
| mistakes | ${rate(limits.mistakes)}; each \`too-fast\` counts as ${limits.tooFast} of a mistake | the connection ends: \`too-many-mistakes\` | \`${sockets}\`: malformed again and again ends the connection |
| messages waiting for their answers | ${limits.waiting} | \`too-fast\` | \`${requests}\`: messages during the hello wait, up to a limit |
| bytes the client has not read, pongs included | ${bytes(limits.unsent)} | the connection ends | \`${floods}\`: pongs that are not read count as unread |
| bytes sent after the server's goodbye | ${bytes(limits.late)}; each frame counts ${limits.lateFrame} bytes more than its length | the socket is destroyed | \`${floods}\`: a client that goes on sending after the goodbye is no longer read |
| time to answer a close frame | ${seconds(limits.closeWithin)} | the socket is destroyed | \`server/sockets/people.test.ts\`: a tab that was taken over and is slow to close does not affect the new one |
| time until the hello | 10 s | the connection ends: \`idle\` | \`server/sockets/handshake.test.ts\`: a connection without a hello is closed |
| time without a pong | two heartbeats of 30 s | the socket is destroyed | \`${sockets}\`: a client that answers no ping is cut off |
| time without a message | ${setting('idleHours')} hours | the connection ends: \`idle\` | \`${sockets}\`: a silent connection is closed |

## One table

${head}
| members | ${MOST_IN} at once, ${MOST_EVER} over the table's life | \`table-full\` | \`rules/table/crowd.test.ts\`: the number of members is limited, at once and over the life of a table |
| bots | ${MOST_BOTS} at once, ${MOST_BOTS_EVER} over the table's life | \`too-many-bots\` | \`rules/table/bots.test.ts\`: has a limited number at once and in total |
| connections of people who have not joined | ${limits.onlookers} per node | the connection ends: \`too-many-connections\`; members can always connect | \`${here}\`: the number of spectators is limited, and members can always connect |
| chat messages of one person | ${setting('linesPerMinute')} a minute, a fifth of them in one burst | \`too-fast\`; the page resends it | \`${here}\`: a person can chat only so fast and has to wait; the others can continue |
| chat messages of the table | ${limits.talkers} times as many | \`too-fast\` | \`${here}\`: a table chats four times as much as a person, however many people talk |
| reactions of one person | ${limits.reactions.most} at once, then one in ${1 / limits.reactions.perSecond} s | \`too-fast\` | \`server/sockets/reactions.test.ts\`: a person reacts three times at once and then has to wait; the others can continue |
| reactions of the table | ${limits.reactionsAtTable.most} at once, then ${limits.reactionsAtTable.perSecond} a second | \`too-fast\` | \`server/sockets/reactions.test.ts\`: a person reacts three times at once and then has to wait; the others can continue |
| what a table’s TVs show | ${limits.showings.most} changes at once, then ${limits.showings.perSecond} a second | \`too-fast\` | \`server/sockets/tv.test.ts\`: the TVs of a table change ten times at once, then a few times a second |
| bytes stored | ${limits.share} of the limit per address | \`too-fast\` | \`${here}\`: a table may store a quarter of what an address may, and another address is not affected |
| bytes of all its events | ${bytes(limits.tableBytes)} | \`history-full\`; it can be left and deleted | \`server/tables/stored-bytes.test.ts\`: a table whose history is full can only be left and deleted, and others go on |
| action ids remembered, to recognise repeats | at least the last ${limits.recognised} | a repeat is played again | \`${requests}\`: an action is recognised among the last of its table, and answered as before |
| a name | 20 characters, three combining marks on each | \`bad-name\` | \`rules/kernel/text.test.ts\`: is not made of %j |
| a chat message | 500 characters; the last 60 messages are shown | \`malformed\` | \`rules/table/talk.test.ts\`: a busy channel neither hides nor counts the lines of another |
| own packs | 8 packs with 20,000 words or 300 kB in total; 3 MB or 1000 packs over the table's life | \`too-many-packs\` | \`${packs}\`: not more than a table holds |

## One address

${head}
| connections | ${setting('connectionsPerAddress')} at once | the connection ends: \`too-many-connections\` | \`${sockets}\`: has a limited number of connections |
| new connections | ${setting('connectsPerMinute')} a minute | 429 | \`${sockets}\`: has a limited number of new connections a minute |
| new connections after some were ended for mistakes or wrong frames | each of those counts as ${limits.hostileWeight} connections more | 429 | \`${floods}\`: connections that are ended for a flood leave their address few new ones, and other addresses all of them |
| WebSockets that are refused | each counts as ${limits.refusedUpgrade} requests more | a new socket is closed | \`${plain}\`: an address whose WebSockets are refused again and again gets no answer |
| messages | ${limits.senders} times as many as one connection, with bursts of ${limits.senderSeconds} s; a message counts once more for each ${bytes(limits.heavy)}, a hello as ${1 + limits.helloWeight} messages | \`too-fast\` | \`${floods}\`: an address sends fifteen times as many messages as a connection, and another address is not held up |
| bytes kept for its sockets: unread answers, incomplete messages and requests, messages waiting for their answers | ${bytes(limits.held.perAddress)} | the sockets that keep the most are closed | \`${floods}\`: incomplete messages of one address are limited, and the sockets that hold the most are closed |
| requests and new sockets | ${setting('requestsPerSecond')} a second, with bursts of ${limits.requestSeconds} s | 429; a new socket is closed | \`${plain}\`: the requests and new sockets of an address are limited, at once and per second |
| sockets of any kind | ${limits.otherSockets} more than the limit of connections | closed | \`${here}\`: the number of silent sockets is limited |
| new tables and campaigns | ${setting('tablesPerHour')} an hour | 429 | \`${http}\`: is limited |
| short codes tried | ${setting('codesPerMinute')} a minute | 429 | \`${http}\`: is looked up only a limited number of times per minute |
| bytes stored | ${setting('megabytesPerHour')} MB an hour | \`too-fast\` | \`${here}\`: a table may store a quarter of what an address may, and another address is not affected |
| requests for a game's proof or record, and for an evening | ${rate(limits.proofs)}; each ${limits.proofTime} ms of reading count as one more | 429 | \`${requests}\`: requests for proofs, opinions and deletions are limited per address |
| opinions of bots on a finished game | ${rate(limits.reviews)} | 429 | \`${requests}\`: requests for proofs, opinions and deletions are limited per address |
| requests to delete a name | ${rate(limits.forgettings)} | 429 | \`${requests}\`: requests for proofs, opinions and deletions are limited per address |
| reads of campaigns | ${rate(limits.campaignReads)} | 429 | \`${campaigns}\`: writing is limited, and so is reading |
| writes to campaigns | ${rate(limits.campaignWrites)} | 429 | \`${campaigns}\`: writing is limited, and so is reading |
| uploads of packs | ${rate(limits.packWrites)} | 429 | \`${packs}\`: not again and again |
| reads of shared packs | ${rate(limits.packReads)} | 429 | \`${packs}\`: not again and again |

## The whole server

${head}
| connections | ${setting('connections')} | the connection ends: \`too-many-connections\` | \`${here}\`: the number of connections to the server is limited |
| sockets of any kind | ${limits.otherSocketsInAll} more than the limit of connections | closed | \`${here}\`: the number of connections to the server is limited |
| bytes kept for all sockets | ${bytes(limits.held.inAll)}; an HTTP answer counts ${bytes(limits.answer)} more than its length, and a file of the pages ${bytes(limits.answer)} in all | the sockets that keep the most are closed | \`${plain}\`: ${heldTest} |
| opinions of bots waiting to be formed, one at a time | ${limits.reviewsWaiting} | 429 | \`server/bots/reviews.test.ts\`: they wait in a queue of limited length |
| packs waiting to be parsed, which happens one at a time | ${limits.packsWaiting} | 429 | \`server/tables/own-packs.test.ts\`: packs that arrive together are parsed one after the other, and only a limited number waits |
| time for comparing the words of a pack | ${seconds(limits.packCompared.idle)}; ${seconds(limits.packCompared.busy)} while another waits | the remaining words are not compared | \`server/tables/own-packs.test.ts\`: packs that arrive together are parsed one after the other, and only a limited number waits |
| entries of a campaign | ${limits.campaignEntries} | 429 for names, notes and new tables; results are still recorded | \`${campaigns}\`: a campaign that was changed thousands of times takes only results |
| wrong short codes | ${rate(limits.wrongCodes)} | each address is limited to ${rate(limits.codesInDoubt)} | \`${here}\`: guesses at short codes from many addresses leave each of them few tries, and a person who types a right one gets in |

## One HTTP request or connection

${head}
| head | ${bytes(limits.head)} | 400 | \`${requests}\`: a head that is too long is refused |
| body | ${bytes(limits.body)} | 413 | \`${http}\`: with a large body is refused |
| body of a pack upload | ${bytes(limits.packBody)} | 413 | \`${packs}\`: not more than half a megabyte at once, from no other page, and by no other method |
| nesting and values of a body | ${limits.depth} deep, ${limits.commas} commas | 400 | \`${requests}\`: a body of deep brackets or very many values is refused before it is parsed |
| time to send the head | ${seconds(limits.headWithin)} | 408 | \`${requests}\`: a head or body that is sent too slowly is cut off |
| time to send the whole request | ${seconds(limits.requestWithin)} | 408 | \`${requests}\`: a head or body that is sent too slowly is cut off |
| idle time between requests on one connection | ${seconds(limits.keptAlive)} | closed | \`${requests}\`: the number of requests per connection is limited |
| requests on one connection | ${limits.requestsPerSocket} | closed | \`${requests}\`: the number of requests per connection is limited |
| requests sent ahead of their answers | ${limits.requestsAhead} | closed | \`${plain}\`: a few requests may be sent ahead, and are answered; more end the connection unanswered |
| time without reading any of an answer | ${seconds(limits.answerStalls)} | closed | \`${plain}\`: an answer of which nothing is read ends after a while |
| time to read a whole answer | ${seconds(limits.answerWithin)} | closed | \`${plain}\`: an answer that is read too slowly ends, however steadily |
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
