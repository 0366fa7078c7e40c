/** HTTP requests to a server, as a browser makes them. */
import { httpError } from '@safehouse/protocol/http.ts';

export function post(base: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The status and code of a refusal. */
export async function coded(response: Response | Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  return [answer.status, httpError.parse(await answer.json()).error];
}
