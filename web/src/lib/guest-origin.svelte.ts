/** The address that invitations begin with: this server's as the page sees it, unless only this machine can reach it. */
import { askHouse } from './house.ts';
import { hrefOf } from './site.ts';

let origin = $state(location.origin + hrefOf(''));
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
