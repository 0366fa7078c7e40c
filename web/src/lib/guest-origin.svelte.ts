/** The origin used in invitations: this page's own, unless only this machine can reach it. */
import { askHouse } from './house.ts';

let origin = $state(location.origin);
let isAsked = false;

export function guestOrigin(): string {
  if (!isAsked && isLoopback(location.hostname)) {
    isAsked = true;
    void askHouse().then((house) => {
      if (house.ok && house.value.address) origin = house.value.address;
    });
  }
  return origin;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
