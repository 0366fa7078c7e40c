/** Italian texts for the end of games: for results and TVs of any game in `play`, and of Codenames in `codenames`. */
import { result, share } from './codenames-result.ts';

export { replay } from './replay.ts';

export const play = {
  callOff: {
    title: 'Interrompere la partita?',
    note: 'La partita finisce qui e non vince nessuno. Quel che è segreto resta segreto.',
    yes: 'Interrompi',
    no: 'Continua',
  },
  result: {
    abandoned: 'Partita interrotta',
    abandonedNote: 'La partita si è chiusa prima del tempo. Non ha vinto nessuno e la chiave resta sigillata.',
    key: 'La chiave completa',
    story: 'Com’è andata',
    best: 'Indizio della partita: {word}, di {name}. Agenti trovati: {found}.',
    /** {n} is 3 or more. */
    bold: 'Il tentativo più audace: {word}, di {name}, il numero {n} su un solo indizio.',
    close: {
      one: 'Per un soffio: {team}, ancora {n} agente da trovare.',
      many: 'Per un soffio: {team}, ancora {n} di agenti da trovare.',
      other: 'Per un soffio: {team}, ancora {n} agenti da trovare.',
    },
    youWon: 'Avete vinto',
    youLost: 'Avete perso',
    series: 'Stasera finora: {score}',
    /** In a series, for people who play together. */
    wonLost: '{won} vinte, {lost} perse',
    /** A bot's opinion of a clue or a round. */
    askBot: 'Chiedi a un bot',
    hideBot: 'Nascondi il parere del bot',
    next: 'Per la prossima volta',
    fair: 'Carte senza trucchi?',
    fairNote:
      'Prima della partita il covo ha mostrato l’impronta del numero da cui dipendono le carte e la chiave. Ora mostra il numero. Se l’impronta combacia, strada facendo nessuno ha cambiato nulla.',
    commitment: 'L’impronta, mostrata all’inizio',
    seed: 'Il numero, mostrato alla fine',
    check: 'Controlla qui',
    fits: 'Combacia: l’impronta SHA-256 del numero è proprio questa.',
    fitsNot: 'Non combacia. Di queste carte non c’è da fidarsi.',
    proof: 'Tutti i dati, per chi vuole verificare',
    shareTitle: 'Raccontalo in giro',
    share: 'Copia il testo',
    shared: 'Copiato.',
    shareFailed: 'La copia non è riuscita. Seleziona il testo e copialo a mano.',
    shareNote: 'Senza parole: non rovina la sorpresa a nessuno.',
    again: 'Un’altra partita',
    rotate: 'Fai girare i ruoli',
    toLobby: 'Torna in sala',
    waiting: 'La prossima partita la fa partire chi ospita: {name}.',
    imIn: 'Ci sto',
    in: 'Un’altra partita con: {names}',
  },

  share: {
    abandoned: 'Partita interrotta',
    clues: { one: '{n} indizio', many: '{n} di indizi', other: '{n} indizi' },
  },

  tv: {
    clueBy: '{name} dice',
    next: 'Ora {name} inizia un’altra partita o torna in sala.',
  },
} as const;

export const codenames = { result, share } as const;
