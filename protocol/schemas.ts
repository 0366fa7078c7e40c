/**
 * The schemas as JSON Schema, and examples of packed frames: the content of `docs/schema/`, which `docs/protocol.md` is
 * checked against.
 */
import { z } from 'zod';
import * as http from './http.ts';
import { fromClient, fromServer } from './messages.ts';
import { packedExamples } from './packed-examples.ts';

/** File name and JSON Schema of everything that is sent. */
export function jsonSchemas(): Record<string, object> {
  return {
    'from-client.json': z.toJSONSchema(fromClient, { io: 'input', reused: 'ref' }),
    'from-server.json': z.toJSONSchema(fromServer, { reused: 'ref' }),
    'packed.json': packedExamples(),
    'http.json': {
      openTable: z.toJSONSchema(http.openTable, { io: 'input' }),
      tableOpened: z.toJSONSchema(http.tableOpened),
      codeFound: z.toJSONSchema(http.codeFound),
      house: z.toJSONSchema(http.house),
      locations: z.toJSONSchema(http.locations),
      gloss: z.toJSONSchema(http.gloss),
      evening: z.toJSONSchema(http.evening),
      reviewOf: z.toJSONSchema(http.reviewOf),
      proof: z.toJSONSchema(http.proof),
      gameRecord: z.toJSONSchema(http.gameRecord),
      openCampaign: z.toJSONSchema(http.openCampaign, { io: 'input' }),
      campaignOpened: z.toJSONSchema(http.campaignOpened),
      campaign: z.toJSONSchema(http.campaign),
      renameCampaign: z.toJSONSchema(http.renameCampaign, { io: 'input' }),
      noteCity: z.toJSONSchema(http.noteCity, { io: 'input' }),
      openMission: z.toJSONSchema(http.openMission, { io: 'input' }),
      addPack: z.toJSONSchema(http.addPack, { io: 'input' }),
      packAdded: z.toJSONSchema(http.packAdded),
      packFaulty: z.toJSONSchema(http.packFaulty),
      sharedPack: z.toJSONSchema(http.sharedPack),
      forgetMe: z.toJSONSchema(http.forgetMe, { io: 'input' }),
      deleteCampaign: z.toJSONSchema(http.deleteCampaign, { io: 'input' }),
      done: z.toJSONSchema(http.done),
      httpError: z.toJSONSchema(http.httpError),
    },
  };
}
