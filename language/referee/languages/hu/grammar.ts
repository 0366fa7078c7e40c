/** Hungarian: compounds have no linking element, and the dictionary computes many common ones. */
import type { Grammar } from '../../grammar.ts';
import { unlistedCompound } from './compounds.ts';
import { isDerivedNoun, rootsOf } from './derivation.ts';
import { basesOf, owned } from './forms.ts';
import { isForm } from './inflection.ts';
import { prefixes } from './prefixes.ts';
import { readings } from './readings.ts';
import { variants } from './variants.ts';

export const hu: Grammar = {
  inflections: [],
  derivations: [],
  basesOf,
  isForm,
  readings,
  rootsOf,
  isPart: isDerivedNoun,
  prefixes,
  hyphenPrefixes: ['ex'],
  strangeLetters: /[äßõãæøåșțăłńśąęćčř]/u,
  looksForeign:
    /(?:haus|keit|heit|schaft|schuh|zeug|tstag|lich|eaux|aux|zione|ggia|ggio|cchio|cchia|tion|ght|ough)$|sch[lmnw]|tsch/u,
  links: [''],
  heads:
    'ős új ét ön gör kel déd rag alu úti mér teás lő csicseri póré hőlég szentjános violin kontakt cowboy kidobó bevásárló tejbe ál al ex össz pót elő utó bel kül hő víg véd tenyész elektro szervo nano mikro makro öko hidro termo exo infra hiper meta retro bio geo agro foto fotó video videó multi mono kult spot midi flash gím dög fás igás sós öt hat tíz száz ezer égi'.split(
      ' ',
    ),
  shortParts: [
    'kő ló út fő fű íj jó tó só hó nő fa űr lé sí tű mű őr őz íz év adó agy apa app arc baj bak bob bor bot báb báj bál bár bél',
    'bér bőr bűn bűz cet cső cár cég céh cél cím dal dia dió dob dél díj dóm düh eke elv erő eső fal fej fék fél fém fiú fog fok',
    'fül gaz gát gáz gén gép gól gőz hab had haj hal has hit hát ház héj hét híd hír hód húg húr hús hős idő ing író ivó jak jel',
    'jog juh jég kar kas kis kor kos kád kár kék kém kép kés kéz kín kód kór köd kör köz kúp kút lap láb láp láz léc lég',
    'lét lúd mag máj mák méh méz mez mód nap net nád nép név női orr óra pad pap pár pék pók por pop póz púp rab rák raj rap rém',
    'rés rét rév réz rím rom rum rúd sas sav seb sor sál sár sás sáv séf sík sín síp sír sör sün szó szú tag tan tej tea tél tér',
    'táj tál táp tár táv tok tor tök tőr tűz ufó ujj ügy üst ősz ács ágy áru ásó érc vad vaj vak vas vád vám vár váz vég vén vér',
    'víz web zab zaj zár zug ág ól úr öv éj két élő égő evő ütő ige ima tus bab kőr hím áfa epe faj hon orv rög köb üdv zűr tét fax alj máz jós',
    'dúc lúg pép háj öcs góc bal dús kén vége háza alja széle fája útja napja',
  ].flatMap((line) => line.split(' ')),
  partBasesOf: owned,
  noParts: [
    'aha aki ama ami asz azt edd edz egy ejt elé eme erd esd esz ezt fed fel fen fia fon fut fáj fér föl fúj fúl fúr főj főz fűl fűt',
    'hah heg heh hej hol hoz huh hág hál híg híj hív húz hűl hűn hűt idd ide ily ind int irt isi itt izz jaj jut jól jön kan kap keh',
    'kel ken kik kér köp köt lej lel lat len lep les leg lik lob log lom lop lám lát lök lóg lőj lőn mar meg mer mik min mol mos már',
    'még mér míg nem nos nyí néz nőj oda ohm ojt old olt oly ont ott pök rad rag rak rep reá rop rád rág rám ráz rég rúg sem sic sin',
    'sok sut szí sző súg sül süt sőt tal tar tat tol tud tán tát tép töm tör túl túr tűr van var vej ver vet von vág váj véd vél vés',
    'vét vív záp zúg zúz áld áll árt épp ért így íva óva ölt önt övé úgy úti ész ász éta tré nal lak hat alom almas almaz',
    'szik elő égi erek lett tatás ható hető izmus elmes',
  ].flatMap((line) => line.split(' ')),
  variants,
  places:
    'bal jobb balra jobbra fent lent alul felül középen középső felső alsó szélső legalsó legfelső legszélső legalul legfelül'.split(
      ' ',
    ),
  joinsCompounds: true,
  unlistedCompound,
};
