/**
 * The server's counters, written out for Prometheus. Plain numbers: counting must cost nothing. No bytes: the length of
 * a view depends on the deal, and would reveal it where only one table plays.
 */
import { errors, farewells, refusals } from '@safehouse/protocol/codes.ts';
import { type GameId, games } from '@safehouse/rules/games.ts';
import { streamsErrors } from '../streams/streams.ts';
import { byLabel, counter, type Figure, gauge, written } from './exposition.ts';
import { ProcessFigures } from './process.ts';
import { Pulse } from './pulse.ts';
import { Histogram, Tally } from './tally.ts';

/**
 * How a connection ends besides a farewell: they left, did not answer a ping, or sent something that is not WebSocket.
 */
export const endings = ['left', 'no-answer', 'broken', ...farewells] as const;
export type Ending = (typeof endings)[number];

const sweeps = ['wake', 'delete'] as const;
export type Sweep = (typeof sweeps)[number];

/** Computed on request, not counted. */
export type Moment = {
  readonly version: string;
  readonly isReady: boolean;
  readonly isReachable: boolean;
  readonly people: number;
  readonly playing: Readonly<Record<GameId, number>>;
  readonly nodes: number;
};

const upTo5 = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class Metrics {
  connections = 0;
  opened = 0;
  tables = 0;
  accepted = 0;
  repeated = 0;
  /** Another writer, for example another node, was faster: decided again. */
  conflicts = 0;
  /** Messages from other nodes that were malformed. */
  peerDropped = 0;
  frames = 0;
  deleted = 0;
  backups = 0;
  backupFailures = 0;
  /** When the last backup was made, in milliseconds since 1970; 0 if none is known. */
  lastBackup = 0;
  /** Clues that wait for the referee. */
  judging = 0;
  unjudged = 0;
  botMoves = 0;
  /** Positions where a bot could not think or move. */
  botFailures = 0;
  /** From receiving an action to answering it. */
  readonly action = new Histogram(upTo5);
  readonly append = new Histogram(upTo5);
  readonly judged = new Histogram(upTo5);
  readonly thought = new Histogram(upTo5);
  readonly storeErrors = new Tally('code', streamsErrors);
  readonly pulse = new Pulse();
  readonly #refused = new Tally('code', refusals);
  readonly #errors = new Tally('code', errors);
  readonly #ended = new Tally('why', endings);
  readonly #swept = new Tally('sweep', sweeps);
  readonly #unswept = new Tally('sweep', sweeps);
  readonly #process = new ProcessFigures();

  refused(code: string): void {
    this.#refused.add(code);
  }

  /** A client's message was wrong or could not be served. */
  error(code: string): void {
    this.#errors.add(code);
  }

  ended(why: Ending): void {
    this.#ended.add(why);
  }

  swept(sweep: Sweep): void {
    this.#swept.add(sweep);
  }

  sweepFailed(sweep: Sweep): void {
    this.#unswept.add(sweep);
  }

  close(): void {
    this.pulse.close();
    this.#process.close();
  }

  async text(moment: Moment): Promise<string> {
    return written([...this.#house(moment), ...this.#play(), ...this.#work(), ...(await this.#process.figures())]);
  }

  #house({ version, isReady, isReachable, people, playing, nodes }: Moment): Figure[] {
    const built = [{ labels: { version, node: process.versions.node }, value: 1 }];
    const values = (Object.keys(games) as GameId[]).map((game) => [game, playing[game]] as const);
    return [
      { name: 'safehouse_build_info', kind: 'gauge', help: 'Always 1; which version runs.', samples: built },
      gauge('safehouse_ready', '1 while this node takes players, as /ready says.', Number(isReady)),
      gauge(
        'safehouse_store_reachable',
        '1 while something can be stored: 0 if the store does not answer, the disk is full or the file is gone.',
        Number(isReachable),
      ),
      gauge('safehouse_nodes', 'Nodes of this house that this one knows of, itself included.', nodes),
      gauge('safehouse_connections', 'Open WebSocket connections.', this.connections),
      counter('safehouse_connections_opened_total', 'WebSocket connections that were let in.', this.opened),
      this.#ended.figure('safehouse_connections_closed_total', 'Connections that ended, by why.'),
      gauge('safehouse_people', 'People connected to a table, other than spectators.', people),
      gauge('safehouse_tables', 'Tables in memory.', this.tables),
      byLabel('gauge', 'safehouse_tables_playing', 'Tables in memory with a game under way.', {
        label: 'game',
        values,
      }),
    ];
  }

  #play(): Figure[] {
    const repeated = 'Actions that came again under the same id and were not played again.';
    return [
      counter('safehouse_actions_accepted_total', 'Actions that were accepted.', this.accepted),
      counter('safehouse_actions_repeated_total', repeated, this.repeated),
      this.#refused.figure('safehouse_actions_refused_total', 'Actions that were refused, by code.'),
      this.action.figure('safehouse_action_seconds', 'Seconds from an action received to its answer.'),
      this.append.figure('safehouse_append_seconds', 'Seconds until an append was durable.'),
      counter('safehouse_peer_messages_dropped_total', 'Malformed messages of other nodes.', this.peerDropped),
      counter('safehouse_conflicts_total', 'Actions decided again because another was faster.', this.conflicts),
      this.#errors.figure('safehouse_errors_total', 'Messages and requests answered with an error, by code.'),
      this.storeErrors.figure('safehouse_store_errors_total', 'What the store failed at, by code.'),
      counter('safehouse_frames_sent_total', 'WebSocket frames sent.', this.frames),
    ];
  }

  #work(): Figure[] {
    return [
      gauge('safehouse_referee_waiting', 'Clues that wait for the referee.', this.judging),
      this.judged.figure('safehouse_referee_seconds', 'Seconds until the referee had an opinion.'),
      counter('safehouse_referee_failures_total', 'Clues the referee could not judge.', this.unjudged),
      counter('safehouse_bot_moves_total', 'Moves that bots made.', this.botMoves),
      this.thought.figure('safehouse_bot_thinking_seconds', 'Seconds until a bot knew what to do.'),
      counter('safehouse_bot_failures_total', 'How often a bot could not think, or not play.', this.botFailures),
      this.#swept.figure('safehouse_sweeps_total', 'Rounds of what the house does by itself.'),
      this.#unswept.figure('safehouse_sweep_failures_total', 'Rounds of it that failed.'),
      counter('safehouse_tables_deleted_total', 'Tables deleted because nobody touched them.', this.deleted),
      counter('safehouse_backups_total', 'Backups that were made.', this.backups),
      counter('safehouse_backup_failures_total', 'Backups that could not be made.', this.backupFailures),
      gauge(
        'safehouse_last_backup_timestamp_seconds',
        'When the last automatic backup was made, in seconds since 1970; 0 if there is none.',
        this.lastBackup / 1000,
      ),
      this.pulse.lag.figure('safehouse_event_loop_lag_seconds', 'How late the event loop was, ten times a second.'),
      counter('safehouse_clock_jumps_total', 'How often the clock of the machine was set.', this.pulse.jumps),
    ];
  }
}
