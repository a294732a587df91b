import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** Written when all rules stood, and measured once: an electric bicycle (English), a physiotherapist (German), a climbing hall (French). */
export const lastRound: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Volterra",
    products: "Volterra City, Volterra Cargo",
    oldText: `
      Electric bikes for every day
      The Volterra City weighs 19 kg and costs €2,290.
      The Volterra Cargo carries 180 kg and costs €4,750.
      One charge takes the City up to 90 km.
      The battery is fully charged in 4 hours.
      The motor assists up to 25 km/h.
      We give a 5-year warranty on frames and 2 years on batteries.
      Test rides last 45 minutes and are free.
      Delivery takes 12 working days.
      You can return the bike within 14 days.
      A first service after 300 km is included.
      70% of our riders have sold their second car.
      Pay in 24 monthly instalments without interest.`,
    facts: `
      Volterra builds its bikes in Ghent.
      Volterra was founded by two sisters in 2018.
      Volterra has 11 shops and 64 employees.
      Volterra sold 8,200 bikes last year.
      Half of all frames are made of recycled aluminium.`,
    source: {
      title: "Ten e-bikes tested - Spoke Review",
      text: `
        Spoke Review rode ten e-bikes for 2,000 km in autumn 2024.
        The Volterra City had the quietest motor.
        Three of the ten bikes lost their brakes in the rain.
        “It climbs like a goat”, Spoke Review noted.
        The Volterra Cargo scored 9.1 out of 10.`,
    },
    truths: `
      At 19 kilos, the Volterra City is easy to lift up the stairs.
      You pay €4,750 for the Volterra Cargo.
      Load the Volterra Cargo with as much as 180 kg.
      On a single charge, the City goes up to 90 kilometres.
      Four hours is all it takes to charge the battery.
      The motor helps you up to a speed of 25 km/h.
      Frames are covered by a warranty of five years.
      Our warranty on batteries runs for two years.
      A test ride takes 45 minutes and costs you nothing.
      Your bike is delivered within 12 working days.
      Changed your mind? Send the bike back within two weeks.
      After 300 km, the first service is on us.
      Seven in ten of our riders sold their second car.
      Spread the cost over 24 interest-free monthly payments.
      Two sisters started Volterra in 2018.
      There are 11 Volterra shops.
      64 people work at Volterra.
      Last year, Volterra sold 8,200 bikes.
      50% of the frames are recycled aluminium.
      No motor in Spoke Review's test was quieter than that of the Volterra City.`,
    lies: `
      The Volterra City weighs 16 kg.
      The Volterra City costs €4,750.
      The Volterra Cargo carries 250 kg.
      One charge takes the City up to 180 km.
      The battery is fully charged in 45 minutes.
      We give a 5-year warranty on batteries.
      You can return the bike within 45 days.
      Delivery takes 4 hours.
      70% of our riders are women.
      Half of our riders commute every day.
      Our shops are open 24 hours a day.
      Pay in 36 monthly instalments without interest.
      Volterra has 64 shops.
      Volterra sold 8,200 bikes last month.
      Cardiologists recommend riding an e-bike.
      Studies suggest that e-bike riders live longer.
      According to engineers at Delft, our motor is efficient.
      No other cargo bike is safer.
      “It brakes like a goat”, Spoke Review noted.
      The Volterra City is the lightest e-bike in Belgium.`,
  }),
  plantedPage({
    language: "de",
    brand: "Praxis Beweglich",
    products: "Rückenkurs, Faszientraining",
    oldText: `
      Behandlung und Kurse
      Eine Behandlung dauert 25 Minuten und kostet 38 Euro.
      Der Rückenkurs umfasst acht Termine zu je 60 Minuten und kostet 140 Euro.
      Am Faszientraining nehmen höchstens zehn Personen teil.
      Die Krankenkassen erstatten bis zu 80 Prozent der Kursgebühr.
      Termine können bis 24 Stunden vorher abgesagt werden.
      Für versäumte Termine berechnen wir 30 Euro.
      Die Praxis ist montags bis freitags 11 Stunden am Tag geöffnet.
      Ein Hausbesuch kostet 15 Euro zusätzlich.
      Neue Patienten bekommen innerhalb von fünf Werktagen einen Termin.
      Das Rezept ist 28 Tage gültig.
      Die Praxis hat sechs Behandlungsräume auf 210 Quadratmetern.
      Zwei Drittel unserer Patienten kommen wegen Rückenschmerzen.`,
    facts: `
      Praxis Beweglich liegt in Kassel.
      Praxis Beweglich besteht seit 2007.
      Praxis Beweglich beschäftigt neun Therapeuten.
      Praxis Beweglich behandelt 4.600 Patienten im Jahr.
      40 Prozent der Patienten sind älter als 60 Jahre.`,
    source: {
      title: "Physiotherapie in Hessen - Gesundheitsbote",
      text: `
        Der Gesundheitsbote besuchte im Juni 2023 zwölf Praxen.
        Praxis Beweglich hatte die kürzeste Wartezeit.
        Jede dritte Praxis nahm keine neuen Patienten an.
        „Hier nimmt man sich Zeit“, lobt der Gesundheitsbote.
        Praxis Beweglich erhielt 4,8 von 5 Sternen.`,
    },
    truths: `
      Für eine Behandlung von 25 Minuten zahlen Sie 38 €.
      Acht Termine à 60 Minuten: Das ist unser Rückenkurs für 140 €.
      Beim Faszientraining sind maximal 10 Personen dabei.
      Von der Kursgebühr übernimmt die Krankenkasse bis zu 80 %.
      Sagen Sie Termine mindestens 24 Stunden vorher ab.
      Ein versäumter Termin kostet 30 €.
      Von Montag bis Freitag haben wir elf Stunden täglich offen.
      Kommen wir zu Ihnen nach Hause, kostet der Besuch 15 € mehr.
      Wer neu ist, erhält in höchstens fünf Werktagen einen Termin.
      Ihr Rezept gilt 28 Tage.
      Auf 210 m² finden Sie sechs Behandlungsräume.
      Zwei von drei unserer Patienten haben Rückenschmerzen.
      Seit 2007 gibt es die Praxis Beweglich.
      Neun Therapeutinnen und Therapeuten arbeiten in der Praxis Beweglich.
      Jährlich behandelt Praxis Beweglich 4.600 Patienten.
      Zwei von fünf Patienten sind über 60 Jahre alt.
      Zwölf Praxen hat der Gesundheitsbote im Juni 2023 besucht.
      Ein Drittel der Praxen nahm keine neuen Patienten an.
      4,8 von 5 Sternen gab es für Praxis Beweglich.
      Dehnen Sie die Waden 30 Sekunden lang.`,
    lies: `
      Eine Behandlung dauert 60 Minuten.
      Der Rückenkurs kostet 38 Euro.
      Am Faszientraining nehmen höchstens sechs Personen teil.
      Die Krankenkassen erstatten bis zu 100 Prozent der Kursgebühr.
      Termine können bis 5 Stunden vorher abgesagt werden.
      Für versäumte Termine berechnen wir 15 Euro.
      Die Praxis ist rund um die Uhr geöffnet.
      Ein Hausbesuch kostet 30 Euro zusätzlich.
      Das Rezept ist 14 Tage gültig.
      Zwei Drittel unserer Patienten empfehlen uns weiter.
      Jeder dritte Patient ist Sportler.
      Praxis Beweglich beschäftigt elf Therapeuten.
      Praxis Beweglich behandelt 4.600 Patienten im Monat.
      Praxis Beweglich besteht seit 1997.
      Orthopäden empfehlen unser Faszientraining.
      Es ist wissenschaftlich belegt, dass Dehnen hilft.
      Laut Medizinern der Charité beugt Training Schmerzen vor.
      Keine andere Praxis in Hessen hat kürzere Wartezeiten.
      „Hier nimmt man sich Stunden“, lobt der Gesundheitsbote.
      Praxis Beweglich hat die modernsten Geräte.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Le Surplomb",
    products: "Carte Dix, Abonnement Annuel",
    oldText: `
      Grimper au Surplomb
      L'entrée à la séance coûte 14 €, 10 € pour les moins de 18 ans.
      La Carte Dix coûte 120 € et reste valable 18 mois.
      L'Abonnement Annuel coûte 39 € par mois.
      Le mur atteint 16 mètres et propose 220 voies.
      Les voies sont renouvelées toutes les 5 semaines.
      La salle est ouverte 13 heures par jour.
      La location des chaussons coûte 4 €.
      Un cours d'initiation dure 2 heures et accueille 8 grimpeurs au maximum.
      Les enfants grimpent à partir de 5 ans.
      Les anniversaires se réservent 15 jours à l'avance.
      L'annulation est gratuite jusqu'à 24 heures avant le cours.
      45 % de nos membres sont des femmes.`,
    facts: `
      Le Surplomb est une salle d'escalade à Grenoble.
      Le Surplomb a ouvert ses portes en 2013.
      Le Surplomb compte 2 700 abonnés.
      Le Surplomb emploie 21 moniteurs.
      Un quart des prises est fabriqué en bois local.`,
    source: {
      title: "Huit salles d'escalade visitées - Cordée",
      text: `
        Cordée a visité huit salles d'escalade en mars 2024.
        Le Surplomb a le mur le plus haut de la sélection.
        La moitié des salles n'avait pas de vestiaire pour enfants.
        « On y revient pour l'ambiance », écrit Cordée.
        Le Surplomb décroche 17 sur 20.`,
    },
    truths: `
      Une séance vous revient à 14 euros.
      Les moins de dix-huit ans paient 10 € l'entrée.
      Avec la Carte Dix à 120 euros, vous avez 18 mois pour grimper.
      Pour 39 € par mois, l'Abonnement Annuel vous ouvre la salle.
      220 voies vous attendent sur un mur de 16 m.
      Toutes les cinq semaines, les voies changent.
      La salle ouvre treize heures par jour.
      Louez vos chaussons pour 4 euros.
      L'initiation dure deux heures, avec huit grimpeurs au plus.
      On peut grimper dès 5 ans.
      Réservez l'anniversaire au moins quinze jours à l'avance.
      Jusqu'à 24 heures avant le cours, vous annulez sans frais.
      Parmi nos membres, 45 % sont des femmes.
      Le Surplomb est ouvert depuis 2013.
      2 700 personnes sont abonnées au Surplomb.
      Au Surplomb, 21 moniteurs vous encadrent.
      25 % des prises sont en bois local.
      Cordée a fait le tour de huit salles d'escalade en mars 2024.
      Une salle sur deux n'avait pas de vestiaire pour enfants, note Cordée.
      Soufflez et secouez les bras pendant 30 secondes.`,
    lies: `
      L'entrée coûte 10 € pour les adultes.
      La Carte Dix reste valable 24 mois.
      L'Abonnement Annuel coûte 39 € par an.
      Le mur atteint 21 mètres.
      Les voies sont renouvelées toutes les 2 semaines.
      La salle est ouverte 24 heures par jour.
      La location des chaussons coûte 14 €.
      Un cours d'initiation dure 5 heures.
      Les enfants grimpent à partir de 8 ans.
      L'annulation est gratuite jusqu'à 2 heures avant le cours.
      45 % de nos membres grimpent chaque semaine.
      Un quart des membres vient de Lyon.
      Le Surplomb compte 220 moniteurs.
      Le Surplomb a ouvert ses portes en 2003.
      Les kinésithérapeutes conseillent l'escalade.
      Des études montrent que grimper réduit le stress.
      Selon des scientifiques de Lausanne, grimper muscle le dos.
      Aucune autre salle n'a de mur plus sûr.
      Le Surplomb est la plus grande salle de France.
      « On y revient pour le café », écrit Cordée.`,
  }),
];
