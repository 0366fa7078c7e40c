/** The privacy page: what is stored, where and for how long. */
export const privacy = {
  title: 'Det gemmer huset',
  lead: 'Det, I spiller og skriver ved et bord, indtil bordet bliver slettet. Der er ingen konto, og ingen andre får noget at vide.',
  tables: {
    title: 'Ved et bord',
    what: 'Huset gemmer de navne, folk giver sig selv, deres træk, deres beskeder og de ord, en vært tager med. Ellers ville et spil ikke overleve en tabt forbindelse eller en genstart. Alle med linket til et bord kan komme ind og læse det, der bliver skrevet til alle.',
    keep: {
      one: 'Et bord, som ingen har rørt i {n} dag, bliver slettet med alt, hvad der er i det. Værten kan slette det når som helst.',
      other:
        'Et bord, som ingen har rørt i {n} dage, bliver slettet med alt, hvad der er i det. Værten kan slette det når som helst.',
    },
    campaigns:
      'En kampagne med kort, resultater og noter bliver gemt, indtil nogen på holdet sletter den. Borde, der blev åbnet til den, kender dens navn, så længe de findes.',
  },
  name: {
    title: 'Dit navn',
    what: 'Når du forlader et bord, kan du tage dit navn med. Det forsvinder med det samme fra alles skærme og fra lageret. Det, du har skrevet til de andre, bliver stående uden navn, indtil bordet bliver slettet. Det samme gælder det, andre har skrevet om dig.',
    here: 'Borde, denne browser har været ved',
    none: 'Denne browser kender ikke til nogen borde.',
    take: 'Fjern mit navn fra {code}',
    taken: 'Dit navn er væk fra {code}.',
    gone: 'Dit navn står ikke ved {code}.',
  },
  browser: {
    title: 'I denne browser',
    what: 'Der er ingen cookies. Browseren husker selv:',
    kept: {
      secret:
        'en tilfældig hemmelighed, som giver dig din plads tilbage; huset kender kun et fingeraftryk af den, et nyt ved hvert bord',
      name: 'det navn, du brugte sidst',
      tables: 'de sidste borde, du var ved',
      campaigns: 'dine kampagner med deres hemmelige links',
      phone: 'til spil på én telefon: navne og hemmeligheder for dem, der spiller på den, og hvis tur det var',
      crossed: 'de steder, du har streget ud',
      likes: 'dine valg af sprog, tema, lyd og animationer, og om rollerne skifter efter et spil',
    },
    forget: 'Glem det hele',
    forgetTitle: 'Glem det hele?',
    forgetNote:
      'Du mister dine pladser, og vejen til dine kampagner, hvis du ikke har deres links. Navne ved bordene bliver stående: Fjern dem først.',
    forgetYes: 'Glem det',
  },
  traces: {
    title: 'Adresser og logfiler',
    what: 'Din netværksadresse ligger i hukommelsen, mens du er forbundet, og omkring en time efter, så ingen kan overbelaste serveren. Den bliver aldrig gemt. Logfiler og tal rummer koder og antal: ingen navne, ingen ord, ingen adresser.',
  },
  others: {
    title: 'Ingen andre',
    what: 'Siderne henter intet andre steder fra: ingen skrifter, ingen tællere, ingen reklamer.',
  },
  who: {
    title: 'Hvem driver huset?',
    unknown: 'De har ikke fortalt, hvordan man får fat i dem. Spørg den, der gav dig adressen.',
    what: 'Den, der driver huset, kan læse det, der er gemt her, og har måske sikkerhedskopier, hvor slettede ting findes lidt længere.',
  },
} as const;
