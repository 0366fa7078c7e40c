/** Asking a house over HTTP, as a browser does. */
import { httpError } from '@safehouse/protocol/http.ts';

export function post(base: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The status of an answer that refuses, and its code. */
export async function coded(response: Response | Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  return [answer.status, httpError.parse(await answer.json()).error];
}
