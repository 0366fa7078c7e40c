/** Limits tries of short codes: per address, and for many addresses that guess together. */
import { limits } from '../config/limits.ts';
import { Bucket, Budget } from '../platform/token-bucket.ts';

export class CodeLimiter {
  readonly #tries: Budget;
  readonly #inDoubt = new Budget(limits.codesInDoubt);
  readonly #wrong: Bucket;

  constructor(perMinute: number, now: number) {
    this.#tries = new Budget({ most: perMinute, perSecond: perMinute / 60 });
    this.#wrong = new Bucket(limits.wrongCodes, now);
  }

  /**
   * While more wrong codes come in than people mistype, an address that has just tried one waits longer: a person who
   * types a code once still gets in, and an attacker needs ten times as many addresses.
   */
  mayTry(address: string, now: number): boolean {
    const isFirst = this.#inDoubt.take(address, now);
    return this.#tries.take(address, now) && (isFirst || !this.#wrong.isEmpty(now));
  }

  wasWrong(now: number): void {
    this.#wrong.take(now);
  }
}
