/** Help for each phase of Spyfall, at most 90 words each. It never depends on the card: others may read it. */
export const spyfallHelp = {
  now: {
    deal: 'Everyone looks at their own card in secret: tap it to see it, and again to hide it. One card says spy; all the others name the same location, each with a role there. When everyone has seen theirs, start the clock. Then you ask the first question.',
    briefing:
      'Look at your card in secret: tap it to see it, and again to hide it. If it names a location, everyone else is there too, except the spy. If it says spy, find out where they are. The dealer starts the clock.',
    ask: 'Ask anyone one question out loud and tap their name. Any question will do, and there’s no second one. Ask so that those at the location give themselves away a little, and the spy learns nothing. You can’t ask the person who just asked you. If you tapped the wrong one, tap again.',
    answer:
      'You were asked. Answer out loud, in any form you like. Show that you know the place, without naming it: the spy listens. If you’re the spy, stay vague and sure of yourself. Then it’s your question: tap who you’re asking, but not the person who just asked you.',
    askWritten:
      'Choose who to ask, write one question, and send it. Everyone can read it. Any question will do, and there’s no second one. Ask so that those at the location give themselves away a little, and the spy learns nothing. You can’t ask the person who just asked you.',
    answerWritten:
      'You were asked. Write an answer, in any form you like; everyone can read it. Show that you know the place, without naming it: the spy reads along. If you’re the spy, stay vague and sure of yourself. Then it’s your question.',
    listen:
      'Listen to every question and answer. Who doesn’t know where you are? Cross out locations in your own list: nobody else sees it. Once in a round you may accuse someone; the clock stops, and the others vote. The spy may stop the game at any moment to name the location.',
    free: 'Ask each other questions out loud; the person who answers asks next. Who doesn’t know where you are? Cross out locations in your own list: nobody else sees it. Once in a round you may accuse someone; the clock stops, and the others vote. The spy may stop the game at any moment to name the location.',
    vote: 'Someone is accused, and the clock is stopped. Everyone but the suspect raises a hand, openly: for or against. Tap one, then the button below it. If all are for it, the suspect’s card is turned up and the round is over: points for all if it’s the spy, points for the spy if not. One against, and the round goes on. No talking.',
    voted:
      'Your hand is up and stays up. The others are still voting; no talking until they’re done. If all are for it, the card is turned up and the round is over. One against, and the round goes on with the time that was left.',
    suspect:
      'You’re accused, so you have no vote. All the others raise their hands openly. If every hand is for it, your card is turned up and the round is over. One against, and the round goes on with the time that was left. Until then: no talking.',
    name: 'You’ve shown that you’re the spy. Choose the location from the list, then press the button below it. If it’s the right one, you win 4 points. If not, everyone else wins a point. Locations that were played before can’t come again.',
    naming:
      'The spy has stopped the game and names a location now. If it’s yours, the spy wins 4 points. If not, everyone else wins a point. Say nothing, and show nothing.',
    open: 'Time’s up. Talk about who you suspect, as long as you like. Then open the last vote: everyone says a name, in seat order, and you begin. The spy loses only if all the others name the spy.',
    suspicions:
      'Time’s up. Talk about who you suspect. The dealer opens the last vote; then everyone says a name, in seat order, the dealer first. The spy loses only if all the others name the spy, so try to agree. If you’re the spy, point at someone else.',
    speak:
      'It’s your turn to say who you suspect. Choose someone, then press the button below. Everyone sees it, and it can’t be taken back. The spy loses only if all the others name the spy.',
    ballot:
      'The last vote goes round in seat order, from the dealer on. Everyone says openly who they suspect, and nobody talks. The spy loses only if all the others name the spy. Any other result, and the spy wins; if all blame one innocent, the spy wins even more.',
    verdict:
      'The round is over and all cards are open. A spy who wins has 2 points, and 2 more for naming the location or for an innocent blamed by all. If the others win, each has 1, and 1 more goes to the person who accused the spy. Any player can begin the next round. The spy of this round deals.',
    newcomer:
      'You have a seat, and you play from the next round on. Until then you see what everyone sees: who asks whom, the votes, the clock and the list of locations. Say nothing about what you hear.',
    watch:
      'One of the players is the spy; all the others have the same location on their cards. They ask each other questions, to find the spy without giving the location away. You see no cards before the round is over. If you know something, keep it to yourself.',
    over: 'All rounds are played. Most points win; equal points share it. The host can start the next game with the same people.',
  },
} as const;
