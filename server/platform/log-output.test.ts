/** A log that nobody reads must not hold up the server: slow, failing and lost outputs. */
import { expect, test, vi } from 'vitest';
import { LogOutput, MOST_WAITING, type Write } from './log-output.ts';

type Pending = { text: string; done: (error: NodeJS.ErrnoException | null) => void };

function outputTo(pending: Pending[]) {
  const write: Write = (_fd, text, done) => void pending.push({ text, done });
  return new LogOutput({ write, dropped: (count) => `dropped ${count}\n` });
}

const failure = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

test('one write at a time: what arrives during it follows in one piece', () => {
  const pending: Pending[] = [];
  const output = outputTo(pending);
  for (const line of ['a\n', 'b\n', 'c\n']) output.write(line);
  expect(pending.map(({ text }) => text)).toEqual(['a\n']);
  pending[0]?.done(null);
  expect(pending.map(({ text }) => text)).toEqual(['a\n', 'b\nc\n']);
});

test('an output that hangs costs bounded memory, and the dropped lines are counted', () => {
  const pending: Pending[] = [];
  const output = outputTo(pending);
  const line = 'x'.repeat(MOST_WAITING / 4);
  for (let i = 0; i < 10; i++) output.write(line);
  expect(pending).toHaveLength(1);
  pending[0]?.done(null);
  expect(pending[1]?.text).toBe(`dropped 6\n${line.repeat(3)}`);
  pending[1]?.done(null);
  output.write('later\n');
  expect(pending[2]?.text).toBe('later\n');
});

test.each(['EIO', 'EPIPE', 'ENOSPC'])('after %s it waits a second, and says later what is missing', (code) => {
  vi.useFakeTimers();
  try {
    const pending: Pending[] = [];
    const output = outputTo(pending);
    output.write('lost\n');
    pending[0]?.done(failure(code));
    output.write('kept\n');
    expect(pending).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(pending[1]?.text).toBe('dropped 1\nkept\n');
  } finally {
    vi.useRealTimers();
  }
});

test('a full pipe loses nothing: the same lines are tried again', () => {
  vi.useFakeTimers();
  try {
    const pending: Pending[] = [];
    const output = outputTo(pending);
    output.write('one\n');
    pending[0]?.done(failure('EAGAIN'));
    output.write('two\n');
    vi.advanceTimersByTime(1000);
    expect(pending[1]?.text).toBe('one\ntwo\n');
  } finally {
    vi.useRealTimers();
  }
});

test('flush waits for what is written, and not for an output that hangs', async () => {
  const pending: Pending[] = [];
  const output = outputTo(pending);
  await output.flush(1_000_000);
  output.write('a\n');
  const flushed = output.flush(1_000_000);
  pending[0]?.done(null);
  await flushed;
  output.write('b\n');
  await output.flush(1);
  expect(pending).toHaveLength(2);
});
