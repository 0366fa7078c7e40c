/** What bots know about Italian besides its lexicon. */
import type { BotLanguage } from './bot-language.ts';

export const it: BotLanguage = {
  rude: `ano bagascia bastardo battona bocchino bordello cacare cacca caccola cagare cagata cagna cazzata cazzo
    cazzone checca chiappe chiavare clitoride coglione coglioni cornuto cretino culattone culo deficiente dildo
    ebete eiaculazione erezione erotico fica figa fottere fottuto frocio handicappato idiota imbecille inculare
    leccaculo masturbazione merda merdoso mignotta minchia mongoloide negro ninfomane nuda nudo orgasmo orgia pene
    pipì piscia pisciare piscio pompino porca porno pornografia preservativo profilattico prostituta prostituzione
    puttana puttaniere ricchione ritardato scopare scopata scoreggia scroto segaiolo sesso sessuale sexy sfigato
    sperma sputtanare stronza stronzata stronzo sverginare testicolo tetta tette troia troione vaffanculo vagina
    viagra vulva zoccola`,
  // Not lega, verde and democratico: a league and a colour are spelled like parties.
  sensitive: `aborto anoressia anoressica anoressico antisemita antisemitismo apartheid attentato auschwitz autolesionismo
    birkenau brigatista buchenwald bulimia crematorio dachau deportare deportazione duce ebraismo ebrea ebrei ebreo
    eichmann eutanasia fascismo fascista foibe gay genocidio gestapo ghetto goebbels gulag göring himmler hitler
    impiccagione impiccare incesto islamista jihad lager lesbica leucemia linciaggio massacro mengele mussolini
    musulmano nazi nazismo nazista nazisti obeso olocausto omosessuale pedofilia pedofilo pogrom razzismo razzista
    rom schiava schiavismo schiavitù schiavo shoah sionista squadrista strage stupratore stupro suicida suicidarsi
    suicidio svastica terrone terrorismo terrorista tortura transessuale travestito treblinka tumore zingara zingari
    zingaro zyklon covid comunismo stalin putin comunista cernobyl`,
  clueEndings: [],
  hasCompounds: false,
  forms: {
    longestEnding: 3,
    // onda, onde; nuotare, nuoto
    vowelChange: /^[aeiou]{2}$/,
    growsAfterVowel: 1,
    losesOnlyVowels: true,
  },
  questions: [
    [
      'long',
      /^(?:\S+ )?(?:quanto (?:tempo|dura|rimani|resti|ti fermi|ancora|manca)|per quanto|da quanto|fino a quando|fra quanto|tra quanto)/,
    ],
    ['when', /^(?:\S+ )?(?:quando|quand’|ogni quanto|a che ora|quante volte)/],
    ['much', /^(?:\S+ )?(?:quant[oaie]|quant’)(?!\p{L})/u],
    ['why', /^(?:\S+ )?perché/],
    ['how', /^(?:\S+ )?(?:come|com’è|com’era|che (?:odore|tempo|aria|effetto|temperatura))(?!\p{L})/u],
    ['who', /^(?:(?:a|di|con|da|per|su) )?chi(?!\p{L})/u],
    ['where', /^(?:(?:da|per|fin) )?(?:dove|dov’è|dov’era)(?!\p{L})/u],
    [
      'what',
      /^(?:(?:a|di|con|da|per|su|in) )?(?:che|che cosa|cosa|cos’è|cos’hai|quale|quali|qual)(?!\p{L})|, (?:che|cosa|quale) /u,
    ],
    ['or', / o (?!no)/],
  ],
};
