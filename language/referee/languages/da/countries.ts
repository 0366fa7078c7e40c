/** Danish names of countries and towns, with their inhabitants and languages. */
import { firstsOf, rowsOf } from '../../rows.ts';

const peoples = `
  Danmark dansk dansker danskhed danskere
  Norge norsk nordmand
  Sverige svensk svensker
  Finland finsk finne finlænder
  Island islandsk islænding
  Færøerne færøsk færing
  Grønland grønlandsk grønlænder
  Tyskland tysk tysker
  Frankrig fransk franskmand
  England engelsk englænder
  Storbritannien britisk brite
  Skotland skotsk skotte
  Irland irsk irlænder irer
  Wales walisisk waliser
  Holland hollandsk hollænder
  Nederlandene nederlandsk nederlænder
  Belgien belgisk belgier
  Luxembourg luxembourgsk luxembourger
  Spanien spansk spanier
  Portugal portugisisk portugiser
  Italien italiensk italiener
  Grækenland græsk græker
  Tyrkiet tyrkisk tyrk tyrker
  Schweiz schweizisk schweizer
  Østrig østrigsk østriger
  Ungarn ungarsk ungarer
  Polen polsk polak
  Tjekkiet tjekkisk tjekke
  Slovakiet slovakisk slovak
  Rumænien rumænsk rumæner
  Bulgarien bulgarsk bulgarer
  Serbien serbisk serber
  Kroatien kroatisk kroat
  Bosnien bosnisk bosnier
  Slovenien slovensk slovener
  Albanien albansk albaner
  Rusland russisk russer
  Ukraine ukrainsk ukrainer
  Estland estisk estlænder ester
  Letland lettisk
  Litauen litauisk litauer
  Europa europæisk europæer
  Amerika amerikansk amerikaner
  USA amerikansk amerikaner
  Canada canadisk canadier
  Mexico mexicansk mexicaner
  Brasilien brasiliansk brasilianer
  Argentina argentinsk argentiner
  Chile chilensk chilener
  Peru peruviansk peruvianer
  Colombia colombiansk colombianer
  Cuba cubansk cubaner
  Jamaica jamaicansk jamaicaner
  Kina kinesisk kineser
  Japan japansk japaner
  Korea koreansk koreaner
  Vietnam vietnamesisk vietnameser
  Thailand thailandsk thailænder thai
  Indien indisk inder
  Indonesien indonesisk indoneser
  Pakistan pakistansk pakistaner
  Iran iransk iraner
  Irak irakisk iraker
  Israel israelsk israeler
  Arabien arabisk araber
  Egypten egyptisk egypter
  Marokko marokkansk marokkaner
  Etiopien etiopisk etiopier
  Kenya kenyansk kenyaner
  Sydafrika sydafrikansk sydafrikaner
  Afrika afrikansk afrikaner
  Asien asiatisk asiat
  Australien australsk australier
  Rom romersk romer
  Paris parisisk pariser
  Berlin berlinsk berliner
  Wien wiensk wiener
  Hamburg hamburgsk
  København københavnsk københavner
  Aarhus århusiansk århusianer aarhusiansk aarhusianer
  Odense odenseansk odenseaner
  Aalborg aalborgensisk aalborgenser ålborgenser
  Jylland jysk jyde
  Fyn fynsk fynbo
  Sjælland sjællandsk sjællænder
  Bornholm bornholmsk bornholmer
  Athen athensk athener
  Sparta spartansk spartaner
  Venedig venetiansk venetianer
  Napoleon napoleonsk
  Persien persisk perser
  Babylon babylonsk babylonier
  Buddha buddhisme buddhist buddhistisk
  Kristus kristen kristendom kristelig
  Islam islamisk islamist
  Marx marxisme marxist marxistisk
  Darwin darwinisme
  Freud freudiansk
  Hitler hitlersk
  Stalin stalinisme
`;

export const countries = firstsOf(rowsOf(peoples.toLowerCase()));
