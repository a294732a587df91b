import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** Written when the first of the half were right, to tune the rules further: a gym, solar roofs, movers, a bakery, a bank, a campsite. */
export const tunedMore: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Ironbay",
    products: "Ironbay Off-Peak, Ironbay Full, Ironbay Duo",
    oldText: `
      A gym in Leeds
      Ironbay Off-Peak costs £19 a month and is valid until 16:00.
      Ironbay Full costs £34 a month.
      Ironbay Duo costs £59 a month for two people.
      You can leave with one month's notice.
      Your first 10 days are free of charge.
      Each class has at most 14 places. 45 % of members come to a class.
      The gym is open 18 hours a day.
      Our pool is 20 m long and holds 120 m³.
      Classes last 50 minutes.
      A personal training costs £38 per hour.
      A tenth of our members are older than 70.
      The heating draws 60 kW. We buy green power.`,
    facts: `
      Ironbay is a gym in Leeds.
      Ironbay has 2,300 members.
      Ironbay employs 21 trainers.
      Ironbay opened in 2010.`,
    source: {
      title: "Gyms in the north - Fitness Watch",
      text: `
        Fitness Watch trained in 16 gyms for two weeks.
        "I never waited for a machine," wrote the tester Lucy Hart.
        Members of Ironbay waited 2 minutes for a machine, and members of Liftworks 9 minutes.
        Four fifths of the gyms have no pool.`,
    },
    truths: `
      Off-Peak membership of Ironbay is £19 per month and valid until 4 pm.
      Two people pay 59 pounds sterling a month with Ironbay Duo.
      You pay nothing for your first ten days.
      There are no more than fourteen places in a class.
      A class takes 50 minutes.
      45 per cent of our members take part in classes.
      Eighteen hours a day, the gym is open.
      The pool measures twenty metres and holds 120,000 litres.
      One hour of personal training costs £38.
      One in ten members is older than 70.
      80 % of the gyms that Fitness Watch visited have no pool.
      Ironbay's members waited two minutes for a machine.
      Warm up for 5 minutes, and stretch afterwards.
      Drink 2 litres of water on hot days.
      Twenty-one trainers work at Ironbay.`,
    lies: `
      Science has proven that classes keep you young.
      Leading physiotherapists recommend Ironbay Full.
      Trainers everywhere swear by our machines.
      A study from Princeton found that people who swim live longer.
      In the opinion of experts, no machine is safer.
      You will never train in a cleaner gym.
      Our machines are quieter than those of any other gym.
      Ironbay Full is valid until 16:00.
      The gym is open 24 hours a day.
      You can leave within 10 days.
      A tenth of our members come to a class.
      Ironbay has 21 pools.
      Ironbay has 16 gyms.
      Members of Liftworks waited 2 minutes for a machine.
      A personal training costs £38 per month.
      Each class has at least 14 places.`,
  }),
  plantedPage({
    language: "en",
    brand: "Sunroof Partners",
    products: "Roof S, Roof M, Roof L",
    oldText: `
      Solar roofs for houses
      The Roof S has 8 panels and makes 3,400 kWh a year.
      The Roof M has 14 panels and makes 6,000 kWh a year.
      The Roof L costs $21,900 and needs a roof of 45 m².
      Mounting takes 2 days.
      Panels carry a guarantee of 25 years, inverters of 12 years.
      We answer within 3 working days.
      You may step back from the contract for 14 days.
      A panel weighs 21 kg and is 1.7 m high.
      Snow slides off. 95 % of a panel can be recycled.
      Three in five of our customers add a battery.
      The battery stores 10 kWh and charges in 4 hours.
      Advice is free within 60 miles of Denver.`,
    facts: `
      Sunroof Partners mounts solar roofs.
      Sunroof Partners has mounted 3,100 roofs.
      Sunroof Partners has 5 crews.
      Sunroof Partners was founded in 2006.`,
    source: {
      title: "Solar roofs after ten years - Energy Bureau of Colorado",
      text: `
        The Energy Bureau of Colorado measured 210 roofs.
        After ten years, panels made 6 % less.
        "I had forgotten that they were there," said one owner.
        Half of the owners had never cleaned their panels.`,
    },
    truths: `
      Eight panels of the Roof S produce 3.4 MWh a year.
      With fourteen panels, the Roof M makes 6,000 kWh each year.
      For the Roof L you need 45 square metres of roof and 21,900 dollars.
      Mounting is done in two days.
      The guarantee runs for 25 years on panels and for twelve years on inverters.
      You hear from us within three working days.
      For two weeks, you may step back from the contract.
      Each panel is 1.7 metres high and weighs 21 kilograms.
      95 percent of each panel is recyclable.
      60 % of our customers add a battery.
      In four hours, the 10 kWh battery is charged.
      Within 60 miles of Denver, advice costs nothing.
      After ten years, panels produce 6 % less, as the Energy Bureau of Colorado measured.
      Half of all owners never cleaned their panels.
      Keep a distance of 30 cm to the chimney.`,
    lies: `
      Recent research confirms that solar roofs raise the value of a house.
      Most engineers agree that batteries pay off.
      Homeowners recommend the Roof M.
      According to a professor at Berkeley, panels keep houses cool.
      No other crew mounts faster.
      Nothing lasts longer than our panels.
      Inverters carry a guarantee of 25 years.
      The Roof S makes 6,000 kWh a year.
      The Roof S makes 3,400 kWh a month.
      You may step back from the contract for 25 days.
      Half of our customers add a battery.
      Three in five owners never cleaned their panels.
      Sunroof Partners has 14 crews.
      After ten years, panels made 12 % less.
      A panel carries 21 kg.
      Advice is free within 60 miles of Boulder.`,
  }),
  plantedPage({
    language: "de",
    brand: "Umzug Nord",
    products: "Paket Klein, Paket Mittel, Paket Groß",
    oldText: `
      Umziehen in Hamburg
      Das Paket Klein kostet 390 € und umfasst 20 m³.
      Das Paket Mittel kostet 690 € und umfasst 40 m³.
      Das Paket Groß umfasst 3 Helfer und 70 Kartons.
      Jede weitere Stunde kostet 48 €.
      Termine verschieben Sie bis 5 Tage vorher ohne Kosten.
      Möbel lagern wir bis zu 90 Tage.
      Das Telefon ist 12 Stunden am Tag besetzt.
      Der Lift reicht bis 24 m. Er hebt 250 kg.
      Vier Fünftel unserer Aufträge kommen durch Empfehlung.
      Alles ist versichert. 3 % der Umzüge hatten einen Schaden.
      Ein Karton trägt 30 kg und wiegt 0,8 kg.`,
    facts: `
      Umzug Nord zieht Menschen in Hamburg um.
      Umzug Nord beschäftigt 38 Menschen.
      Umzug Nord hat 11 Lastwagen.
      Umzug Nord wurde 1999 gegründet.`,
    source: {
      title: "Umzüge im Test - Mieterblatt",
      text: `
        Das Mieterblatt begleitete 30 Umzüge.
        Umzug Nord brauchte 6 Stunden, die Firma Packfix 9 Stunden.
        „Kein Glas ging zu Bruch“, erzählt eine Mieterin.
        Die Hälfte der Firmen kam zu spät.`,
    },
    truths: `
      Für 390 Euro transportiert das Paket Klein 20 Kubikmeter.
      40 Kubikmeter umfasst das Paket Mittel für 690 Euro.
      Zum Paket Groß gehören drei Helfer und siebzig Kartons.
      48 Euro kostet jede weitere Stunde.
      Bis fünf Tage vorher lässt sich der Termin ohne Kosten verschieben.
      Neunzig Tage lang lagern wir Ihre Möbel.
      Zwölf Stunden täglich ist das Telefon besetzt.
      Bis in 24 Meter Höhe reicht der Lift.
      80 Prozent unserer Aufträge verdanken wir einer Empfehlung.
      Bei 3 Prozent der Umzüge gab es einen Schaden.
      Ein Karton von 800 g trägt 30 Kilogramm.
      Sechs Stunden brauchte Umzug Nord laut Mieterblatt.
      50 % der Firmen kamen zu spät.
      Lassen Sie den Kühlschrank 4 Stunden stehen, bevor Sie ihn einschalten.
      Packen Sie schwere Bücher immer nach unten.`,
    lies: `
      Zahlreiche Studien belegen, dass Umzüge krank machen.
      Fachleute sind überzeugt, dass Helfer Geld sparen.
      Mieter schwören auf Umzug Nord.
      Orthopäden empfehlen das Paket Groß.
      Wie Forscher der Universität Bonn herausfanden, machen Umzüge krank.
      Niemand zieht schneller um.
      Sie finden in Hamburg keine günstigere Firma.
      Das Telefon ist rund 24 Stunden am Tag besetzt.
      Möbel lagern wir bis zu 12 Tage.
      Das Paket Mittel umfasst 20 m³.
      Die Hälfte unserer Aufträge kommt durch Empfehlung.
      Umzug Nord hat 30 Lastwagen.
      Umzug Nord beschäftigt 70 Menschen.
      Packfix brauchte 6 Stunden.
      Jeder weitere Karton kostet 48 €.
      Ein Karton wiegt 30 kg.`,
  }),
  plantedPage({
    language: "de",
    brand: "Bäckerei Korn",
    products: "Korn Laib, Korn Kruste, Korn Brezel",
    oldText: `
      Brot aus Ulm
      Der Korn Laib kostet 4,80 € und wiegt 750 g.
      Die Korn Kruste kostet 5,60 € und wiegt 1 kg.
      Der Teig ruht 36 Stunden.
      Das Brot bleibt 6 Tage frisch.
      Wir backen von 2 Uhr bis 9 Uhr.
      Der Laden ist 11 Stunden am Tag offen.
      Ein Backkurs dauert 4 Stunden und kostet 65 € pro Person.
      Kurse sagen Sie bis 48 Stunden vorher kostenlos ab.
      Der Ofen ist groß. 85 % der Wärme nutzen wir zweimal.
      Drei Zehntel unserer Kunden holen ihr Brot täglich.
      Wir beliefern 17 Gasthäuser und 4 Schulen.
      Der Versand kostet 6 €, ab 40 € ist er frei.`,
    facts: `
      Die Bäckerei Korn backt Brot in Ulm.
      In der Bäckerei Korn arbeiten 16 Menschen.
      Die Bäckerei Korn hat 3 Filialen.
      Die Bäckerei Korn gibt es seit 1931.`,
    source: {
      title: "Brot im Vergleich - Genussmagazin",
      text: `
        Das Genussmagazin probierte 24 Brote.
        Die Korn Kruste bekam 92 Punkte, das Mühlenbrot 81 Punkte.
        „Eine Kruste wie früher“, lobt der Koch Max Riegel.
        Ein Drittel der Brote war nach zwei Tagen hart.`,
    },
    truths: `
      750 Gramm schwer ist der Korn Laib für 4,80 Euro.
      Ein Kilogramm Korn Kruste kostet 5,60 Euro.
      36 Stunden lang ruht unser Teig.
      Sechs Tage bleibt das Brot frisch.
      Elf Stunden täglich ist der Laden geöffnet.
      Vier Stunden dauert ein Backkurs, für 65 Euro pro Person.
      Bis zwei Tage vorher sagen Sie Kurse kostenlos ab.
      Wir nutzen 85 Prozent der Wärme zweimal.
      30 % unserer Kunden holen täglich Brot.
      Siebzehn Gasthäuser und vier Schulen werden von uns beliefert.
      Unter 40 Euro kostet der Versand 6 €.
      Im Vergleich des Genussmagazins bekam die Korn Kruste 92 Punkte.
      Stellen Sie den Ofen auf 230 Grad, und backen Sie das Brot 50 Minuten.`,
    lies: `
      Forschungsergebnisse zeigen, dass langer Teig gesünder ist.
      Ernährungsexperten raten zu unserem Brot.
      Köche empfehlen die Korn Kruste.
      Laut einer Studie der Universität Wien hält Brot jung.
      Kein Brot ist bekömmlicher.
      Nirgends schmeckt Brot besser.
      Der Laden ist 24 Stunden am Tag offen.
      Das Brot bleibt 36 Stunden frisch.
      Der Korn Laib wiegt 1 kg.
      Ein Drittel unserer Kunden holt sein Brot täglich.
      Drei Zehntel der Brote waren nach zwei Tagen hart.
      Die Bäckerei Korn hat 17 Filialen.
      In der Bäckerei Korn arbeiten 24 Menschen.
      Das Mühlenbrot bekam 92 Punkte.
      Ein Backkurs kostet 65 € pro Stunde.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Banque du Lac",
    products: "Compte Clair, Compte Plus, Livret Jeune",
    oldText: `
      Un compte simple
      Le Compte Clair coûte 3 € par mois et comprend 2 cartes.
      Le Compte Plus coûte 8 € par mois et comprend 5 cartes.
      Le Livret Jeune rapporte 2,4 % par an jusqu'à 1 600 €.
      Un virement arrive en 10 secondes.
      Ouvrir un compte prend 8 minutes.
      Nos conseillers répondent 13 heures par jour.
      Vous avez 14 jours pour changer d'avis.
      Un découvert est gratuit pendant 7 jours. 28 % de nos clients en ont un.
      Trois cinquièmes de nos clients paient avec leur téléphone.
      Une carte perdue est remplacée sous 4 jours et coûte 12 €.
      Nos coffres font 0,05 m³.
      L'agence est à 250 m du port.`,
    facts: `
      La Banque du Lac est une banque d'Annecy.
      La Banque du Lac a 61 000 clients.
      La Banque du Lac compte 9 agences.
      La Banque du Lac a été créée en 1923.`,
    source: {
      title: "Banques locales - L'Argent clair",
      text: `
        L'Argent clair a comparé 18 banques.
        La Banque du Lac répond en 4 minutes, et la Caisse Verte en 21 minutes.
        « On me reconnaît quand j'appelle », dit une cliente.
        Un dixième des banques facturent chaque virement.`,
    },
    truths: `
      Deux cartes sont comprises dans le Compte Clair, à 3 euros par mois.
      Pour 8 euros par mois, le Compte Plus comprend cinq cartes.
      Jusqu'à 1 600 euros, le Livret Jeune rapporte 2,4 pour cent par an.
      En dix secondes, un virement arrive.
      Il faut huit minutes pour ouvrir un compte.
      Treize heures par jour, nos conseillers vous répondent.
      Pendant deux semaines, vous pouvez changer d'avis.
      28 pour cent de nos clients ont un découvert.
      60 % de nos clients paient avec leur téléphone.
      Une carte perdue coûte 12 euros et se remplace sous quatre jours.
      Nos coffres font 0,05 mètre cube.
      Le port est à 0,25 km de l'agence.
      Selon L'Argent clair, 10 % des banques facturent chaque virement.
      Gardez votre code et attendez 2 minutes avant d'essayer de nouveau.`,
    lies: `
      De nombreuses études prouvent que payer avec son téléphone fait dépenser moins.
      Les économistes recommandent le Livret Jeune.
      Nos concurrents et les experts disent que le Compte Plus est simple.
      D'après une équipe de Princeton, les cartes font dépenser plus.
      Aucune banque n'est plus proche de ses clients.
      Personne ne répond plus vite.
      Nos conseillers répondent 24 heures par jour.
      Une carte perdue est remplacée sous 7 jours.
      Le Compte Clair comprend 5 cartes.
      Trois cinquièmes de nos clients ont un découvert.
      Un dixième de nos clients paient avec leur téléphone.
      La Banque du Lac compte 18 agences.
      La Caisse Verte répond en 4 minutes.
      Le Livret Jeune rapporte 2,4 % par mois.
      Une carte perdue coûte 8 €.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Camping des Pins",
    products: "Emplacement Tente, Chalet Bois, Cabane Haute",
    oldText: `
      Camper dans les Landes
      L'Emplacement Tente coûte 22 € par nuit et mesure 80 m².
      Le Chalet Bois coûte 95 € par nuit et loge 5 personnes.
      La Cabane Haute est à 6 m du sol et porte 400 kg.
      L'accueil est ouvert 10 heures par jour.
      Vous pouvez annuler sans frais jusqu'à 21 jours avant l'arrivée.
      La piscine contient 300 m³. Elle est chauffée à 27 °C.
      La location d'un vélo coûte 14 € par jour.
      Les chiens sont admis. 38 % des campeurs en ont un.
      Un tiers des campeurs viennent de Belgique.
      La plage est à 3 km.
      Nous avons 140 emplacements et 12 chalets.
      La caution est de 200 € par chalet.`,
    facts: `
      Le Camping des Pins est un camping des Landes.
      Le Camping des Pins emploie 26 personnes en été.
      Le Camping des Pins a 2 restaurants.
      Le Camping des Pins existe depuis 1978.`,
    source: {
      title: "Campings de l'Atlantique - Le Guide vert",
      text: `
        Le Guide vert a visité 45 campings.
        « La nuit, on n'entend que les pins », écrit la journaliste Anne Roux.
        La moitié des campings n'ont pas de piscine.
        Le Camping des Pins a reçu 17 points, et le Camping du Phare 12 points.`,
    },
    truths: `
      Une nuit sur l'Emplacement Tente, de 80 mètres carrés, coûte 22 euros.
      Cinq personnes logent dans le Chalet Bois pour 95 euros par nuit.
      La Cabane Haute se trouve à six mètres du sol.
      Dix heures par jour, l'accueil est ouvert.
      Jusqu'à trois semaines avant l'arrivée, l'annulation est sans frais.
      La piscine contient 300 mètres cubes d'eau à 27 degrés.
      Un vélo se loue 14 euros par jour.
      38 pour cent des campeurs ont un chien.
      33,3 % des campeurs viennent de Belgique.
      Jusqu'à la plage, il y a 3 000 m.
      Le camping a cent quarante emplacements et douze chalets.
      La caution s'élève à 200 euros par chalet.
      Selon Le Guide vert, 50 % des campings n'ont pas de piscine.
      Prenez à gauche après 400 mètres.`,
    lies: `
      Selon les médecins, l'air des pins guérit.
      Des recherches récentes montrent que l'on dort mieux sous les pins.
      Les familles plébiscitent le Chalet Bois.
      Une équipe de l'Université de Bordeaux a montré que les pins calment.
      Aucun camping n'est mieux situé.
      Vous ne trouverez pas de camping plus calme.
      L'accueil est ouvert 24 heures par jour.
      Le Chalet Bois mesure 80 m².
      Vous pouvez annuler sans frais jusqu'à 10 jours avant l'arrivée.
      Un tiers des campeurs ont un chien.
      La moitié des campeurs viennent de Belgique.
      Le Camping des Pins a 12 restaurants.
      Le Camping des Pins emploie 45 personnes en été.
      Le Camping du Phare a reçu 17 points.
      La caution est de 200 € par nuit.`,
  }),
];
