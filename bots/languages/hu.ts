/** What bots know about Hungarian besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const hu: BotLanguage = {
  rude: `anális ánusz balfasz basz baszás baszik bordély buzeráns buzi cici csöcs debil didi dildó ejakuláció erekció fasz
    faszfej fing fingik fos fosás fosik fütyi geci gecis genitália herezacskó hímtag hímvessző homokos hugy húgy kaka kaki
    kakil klitorisz koton köcsög kurafi kúr kurva kurválkodik lófasz lotyó maszturbáció maszturbál mellbimbó
    nemiszerv néger nigger nuni nyomorék ondó orgazmus orgia óvszer pénisz péló picsa pina pisál pisi pisil pornó
    pornográf pornográfia prosti prostituált punci retardált ribanc ringyó segg seggarc seggfej seggnyaló strici szajha
    szar szarás szarházi szarik szex szexel szexi szexis szexuális szopás szuka sperma sztriptíz vagina valag végbél
    vulva`,
  sensitive: `abortusz akasztás anorexia anorexiás antiszemita antiszemitizmus auschwitz birkenau buchenwald bulimia bulimiás
    cigány cigányozik cigányság dachau deportál deportálás digó drogfüggő eichmann erőszaktevő fasiszta fasizmus
    fidesz führer gázkamra genocídium gestapo gettó goebbels göring gyurcsány gyűlöletbeszéd haláltábor himmler
    hitler holokauszt horogkereszt jobbik kdnp koncentrációstábor kukluxklan láger lincselés magyarpéter mauthausen
    megerőszakol megerőszakolás mengele molesztál mszp náci nácizmus neonáci népirtás orbán öngyilkos
    öngyilkosjelölt öngyilkosság pedofil pedofília pogrom rabszolgaság rasszista rasszizmus roma soá szálasi tót
    treblinka vérfertőzés vészkorszak zsidó zsidóság zsidózik putyin covid csernobil kommunizmus kommunista sztálin`,
  clueEndings: [
    ['okat', ['']],
    ['eket', ['']],
    ['ákat', ['a']],
    ['éket', ['e']],
    ['ások', ['ás', '']],
    ['ások', ['']],
    ['ban', ['']],
    ['ben', ['']],
    ['nak', ['']],
    ['nek', ['']],
    ['val', ['']],
    ['ség', ['']],
    ['ság', ['']],
    ['ásos', ['ás', '']],
    ['ás', ['', 'ik']],
    ['és', ['', 'ik']],
    ['ok', ['']],
    ['ek', ['']],
    ['ak', ['']],
    ['ök', ['']],
    ['ák', ['a']],
    ['ék', ['e']],
    ['os', ['']],
    ['es', ['']],
    ['as', ['']],
    ['ás', ['a']],
    ['és', ['e']],
    ['ös', ['']],
    ['ik', ['']],
    ['ó', ['', 'ik']],
    ['ő', ['', 'ik']],
    ['i', ['', 'a']],
    ['k', ['']],
    ['s', ['']],
    ['t', ['']],
  ],
  hasCompounds: true,
  forms: {
    longestEnding: 6,
    // alma, almát
    vowelChange: /^(?:aá|áa|eé|ée)$/,
    growsAfterVowel: 2,
  },
  questions: [
    [
      'long',
      /^(?:\S+ )?(?:meddig|mennyi (?:ideig|időre|ideje)|mióta|hány (?:napig|óráig|hétig|percig|napra|hétre|hónapra)|mennyire hosszú)/,
    ],
    ['when', /^(?:\S+ )?(?:mikor|hánykor|milyen gyakran|hány órakor)/],
    ['much', /^(?:\S+ )?(?:mennyi\p{L}*|hány\p{L}*)(?!\p{L})/u],
    ['why', /^(?:\S+ )?(?:miért)(?!\p{L})/u],
    ['how', /^(?:hogy|hogyan|milyen\p{L}*|mennyire|te hogy)(?!\p{L})/u],
    [
      'who',
      /^(?:\S+ )?(?:ki(?! (?:tud|lehet|kell|mer|bír|van|fog))|kik|kinek|kiknek|kit|kié|kivel|kire|kihez|kitől|kinél|kiét|kikkel|kiről)(?!\p{L})/u,
    ],
    ['where', /^(?:\S+ )?(?:hol|hova|hová|honnan|merre|merről)(?!\p{L})/u],
    [
      'what',
      /^(?:\S+ )?(?:mi|mit|mivel|mire|melyik\p{L}*|miből|mitől|min|miről|mibe|mik|minek|mihez|miben|miféle)(?!\p{L})/u,
    ],
    ['or', /, vagy /],
  ],
};
