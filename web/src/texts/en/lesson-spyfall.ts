/** The lesson of Spyfall: at the beach, with Vera as the spy, who takes it for an office. */
export const lessonSpyfall = {
  people: { you: 'You', milo: 'Milo', vera: 'Vera', ida: 'Ida' },
  role: 'Lifeguard',
  locations: {
    beach: 'Beach',
    office: 'Office',
    school: 'School',
    train: 'Night train',
    hospital: 'Hospital',
    circus: 'Circus',
  },
  talk: 'What was said',
  /** Who asks whom. */
  asks: '{by} → {to}',
  say: {
    card: 'Four people, one round. Three of you are at the same place; one is a spy and has no idea where. Tap your card, and let nobody see it.',
    shown:
      'You’re at this place, and so are two of the others. The spy only has the list below. Find the spy, but don’t give the place away.',
    answer: 'Milo asks you a question. Show that you know the place, but don’t tell the spy. What do you say?',
    ask: 'Your turn to ask. Not Milo, who has just asked you. Ask Vera:',
    listen: 'Hm. Now Vera asks Ida, and Ida asks Milo. Listen to what they say.',
    accuse: 'Someone has no idea where you are. Accuse them: the clock stops, and the others vote. Who is it?',
    against:
      'One of the others votes against it, and all must agree, so the round goes on. Who spoke of things that you don’t find at this place? In a real round you’d have only this one try. Take it back and listen again.',
    done: 'All hands are up, and Vera turns up her card: the spy! If you ever get that card yourself: nod, stay vague, and once you know the place, stop the game and name it.',
  },
  note: {
    subtle: 'Neat: those who are there will nod, and the spy learns nothing.',
    open: 'True, but now the spy knows too. A little less next time.',
    vague: 'Safe, but now they wonder about you. A small true detail works better.',
  },
  question: 'What do you never come here without?',
  answers: { subtle: 'My towel.', open: 'A bucket and spade for the sandcastles.', vague: 'Oh, this and that.' },
  questions: { way: 'How did you get here?', smell: 'What does it smell of here?', noise: 'Is it noisy here?' },
  replies: {
    way: 'By lift, as always. The stairs are too much for me.',
    smell: 'Of coffee, and of the new carpet.',
    noise: 'Only when the boss comes out of a meeting.',
  },
  veraAsks: 'Busy today, isn’t it?',
  idaAnswers: 'Wait till the ice cream comes round.',
  idaAsks: 'Do you wear a tie here?',
  miloAnswers: 'I’m not even wearing shoes.',
} as const;
