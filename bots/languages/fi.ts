/** What bots know about Finnish besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const fi: BotLanguage = {
  rude: `alasti alaston anaali bordelli dildo erektio hinttari hintti horo huora jumalauta kaki kakka kiima
    kikkeli kikki kulli kusi kusipää kyrpä kääkkä lutka masturbaatio milf mulkku naida neekeri nekru nänni onania
    orgasmi orgiat pano paska paskiainen penis perkele perse persereikä pieru pillu pimppi pippeli pissa porno
    pornografia prostituoitu pyllistys rinnat runkkari runkku saatana seksi seksikäs siemensyöksy siitin sperma
    spermi tisari tissi tissit vagina vammainen vibraattori vittu yhdyntä ämmä äpärä`,
  sensitive: `abortti anoreksia apartheid auschwitz bulimia demari fasismi fasisti gestapo hakaristi hirttäytyä hirttää hitler
    holokausti homo hurri insesti itsemurha joukkomurha juutalainen kansanmurha kepu keskitysleiri kidutus kokoomus
    kommunisti krematorio lesbo manne mustalainen mutakuono natsi natsismi natsit orjuus pedofiili persut
    perussuomalaiset raiskaaja raiskata raiskaus rasismi rasisti rkp romani rotuerottelu ryssä sdp terrori-isku
    terroristi vajakki vasemmistoliitto viiltely covid putin tšernobyl stalin`,
  clueEndings: [
    ['minen', ['a', 'ä', 'da', 'dä', 'ta', 'tä']],
    ['issa', ['a', 'i', 'o', 'u', 'e']],
    ['inen', ['', 'a', 'i', 'o', 'ä']],
    ['iset', ['inen']],
    ['nut', ['a', 'la', 'da']],
    ['nyt', ['ä', 'lä', 'dä']],
    ['ssa', ['']],
    ['ssä', ['']],
    ['sta', ['']],
    ['lla', ['']],
    ['llä', ['']],
    ['lle', ['']],
    ['ksi', ['']],
    ['eet', ['e']],
    ['ien', ['i', '']],
    ['ja', ['', 'i']],
    ['ia', ['i', 'e', 'a']],
    ['iä', ['i', 'e', 'ä']],
    ['at', ['i', 'a']],
    ['et', ['i', 'e', 'nen']],
    ['it', ['i']],
    ['ta', ['']],
    ['tä', ['']],
    ['an', ['a', 'i']],
    ['n', ['']],
    ['t', ['']],
    ['a', ['']],
    ['ä', ['']],
  ],
  hasCompounds: true,
  forms: {
    longestEnding: 6,
    // hiekka, hiekassa
    halvesDoubles: true,
  },
  questions: [
    ['long', /^(?:\S+ )?(?:(?:kuinka|miten) (?:kauan|pitkään|pitkäksi)|kauanko|mihin asti|milloin asti)/],
    [
      'when',
      /^(?:\S+ )?(?:(?:milloin|koska|monelta|moneltako)(?!\p{L})|mihin aikaan|(?:kuinka|miten) (?:usein|aikaisin|myöhään))/u,
    ],
    [
      'much',
      /^(?:\S+ )?(?:(?:kuinka|miten) (?:monta|moni|monen|paljon|kallis)|montako|paljonko|moniko|mitä (?:maksaa|maksoi|tämä maksaa))/,
    ],
    ['why', /^miksi/],
    ['how', /^(?:\S+ )?(?:miten|kuinka|millai\p{L}*|minkälai\p{L}*|miltä)(?!\p{L})/u],
    [
      'who',
      /^(?:\S+ )?(?:kuka|ketkä|kenen|kenet|keneltä|kenelle|kenellä|ketä|kenestä|keneen|kenessä|kenenkä|kukas)(?!\p{L})/u,
    ],
    ['or', / vai |^(?:\S+ )?(?:kumpi|kumpaa|kumman|kummalla|kummasta|kumpaan)(?!\p{L})/u],
    ['where', /^(?:\S+ )?(?:missä|mistä|minne|mihin)(?!\p{L})/u],
    ['what', /^(?:\S+ )?(?:mikä|mitä|minkä|millä|mitkä|mille|mihin|mitäs|mikäs|monesko)(?!\p{L})/u],
  ],
};
