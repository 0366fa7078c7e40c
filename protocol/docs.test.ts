/** docs/protocol.md matches the schemas: its examples parse, and nothing in the schemas is missing. */
import { readFileSync } from 'node:fs';
import { actionSchema as codenamesAction } from '@safehouse/rules/codenames/types.ts';
import { actionSchema as duetAction } from '@safehouse/rules/duet/types.ts';
import { actionSchema as spyfallAction } from '@safehouse/rules/spyfall/types.ts';
import { actionSchema } from '@safehouse/rules/table/types.ts';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { errors, farewells, refusals } from './codes.ts';
import * as http from './http.ts';
import { fromClient, fromServer } from './messages.ts';
import { jsonSchemas } from './schemas.ts';

const page = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json (\w+)\n(.*?)\n```$/gms)].map(([, schema, json]) => ({ schema, json }));
const schemas: Record<string, z.ZodType> = {
  fromClient,
  fromServer,
  action: actionSchema,
  codenames: codenamesAction,
  duet: duetAction,
  spyfall: spyfallAction,
  openTable: http.openTable,
  tableOpened: http.tableOpened,
  codeFound: http.codeFound,
  house: http.house,
  locations: http.locations,
  gloss: http.gloss,
  reviewOf: http.reviewOf,
  evening: http.evening,
  openCampaign: http.openCampaign,
  campaignOpened: http.campaignOpened,
  campaign: http.campaign,
  renameCampaign: http.renameCampaign,
  noteCity: http.noteCity,
  openMission: http.openMission,
  addPack: http.addPack,
  packAdded: http.packAdded,
  packFaulty: http.packFaulty,
  sharedPack: http.sharedPack,
  forgetMe: http.forgetMe,
  askProof: http.askProof,
  deleteCampaign: http.deleteCampaign,
  done: http.done,
  httpError: http.httpError,
};

test.each(examples)('the example $json is what the schema of $schema takes', ({ schema, json }) => {
  expect(schemas[schema ?? '']?.parse(JSON.parse(json ?? ''))).toEqual(JSON.parse(json ?? ''));
});

describe('nothing of the schemas is missing on the page', () => {
  test('every field and every fixed value', () => {
    const known = new Set([...page.matchAll(/[\w-]+/g)].map(([word]) => word));
    expect(namesIn(jsonSchemas()).filter((name) => !known.has(name))).toEqual([]);
  });

  test('every action has an example', () => {
    const kinds = (schema: string) =>
      examples.filter((example) => example.schema === schema).map(({ json }) => JSON.parse(json ?? '').kind);
    expect(kindsOf(actionSchema).filter((kind) => !kinds('action').includes(kind))).toEqual([]);
    expect(kindsOf(codenamesAction).filter((kind) => !kinds('codenames').includes(kind))).toEqual([]);
    expect(kindsOf(duetAction).filter((kind) => !kinds('duet').includes(kind))).toEqual([]);
    expect(kindsOf(spyfallAction).filter((kind) => !kinds('spyfall').includes(kind))).toEqual([]);
  });

  test('every code has its row, and no other has', () => {
    const rows = (title: string) =>
      [...(page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(
        ([, code]) => code,
      );
    expect(rows('Refusals').toSorted()).toEqual([...new Set(refusals)].toSorted());
    expect(rows('Errors')).toEqual([...errors]);
    expect(rows('Farewells')).toEqual([...farewells]);
  });
});

/** Every property name and every literal of a JSON Schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties') return [...Object.keys(value), ...Object.values(value).flatMap(namesIn)];
    if (key === 'enum' || key === 'const') return [value].flat().map(String);
    return namesIn(value);
  });
}

function kindsOf(schema: z.ZodType): string[] {
  if ('options' in schema) return (schema.options as z.ZodType[]).flatMap(kindsOf);
  const { kind } = (schema as z.ZodObject).shape;
  return [(kind as z.ZodLiteral<string>).value];
}
