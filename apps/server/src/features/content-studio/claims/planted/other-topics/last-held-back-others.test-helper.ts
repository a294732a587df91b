import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** As its English sibling: software for clubs, honey, stoves and a caterer. */
export const lastHeldBackOthers: readonly PlantedPage[] = [
  plantedPage({
    language: "de",
    brand: "Vereinswerk",
    products: "Vereinswerk Start, Vereinswerk Aktiv, Vereinswerk Verband",
    oldText: `
      Software für Vereine
      Vereinswerk Start ist bis 50 Mitglieder kostenlos.
      Vereinswerk Aktiv kostet 12 € im Monat und reicht für 400 Mitglieder.
      Vereinswerk Verband kostet 45 € im Monat und bietet 200 GB Speicher.
      Die Einrichtung dauert 20 Minuten.
      Anfragen beantworten wir innerhalb von 6 Stunden.
      Sie können Vereinswerk Aktiv 45 Tage testen.
      Nach einer Kündigung löschen wir Daten nach 30 Tagen.
      Die Hilfe ist 13 Stunden am Tag erreichbar.
      Alles läuft in Europa. 75 % des Stroms ist aus Wind.
      Ein Viertel der Vereine nutzt die Kasse.
      Wer für ein Jahr zahlt, spart 10 %.
      Eine Datei darf 80 MB haben.`,
    facts: `
      Vereinswerk macht Software für Vereine.
      Vereinswerk hat 18 Mitarbeiter.
      6.500 Vereine arbeiten mit Vereinswerk.
      Vereinswerk wurde 2014 in Kassel gegründet.`,
    source: {
      title: "Programme für Vereine - Ehrenamt heute",
      text: `
        Ehrenamt heute verglich 9 Programme mit 60 Vereinen.
        Eine Rechnung dauerte mit Vereinswerk 40 Sekunden, mit Clubo 95 Sekunden.
        „Endlich finde ich alles wieder“, sagt die Kassenwartin Ida Pohl.
        Zwei Drittel der Vereine führen ihre Liste auf Papier.`,
    },
    truths: `
      Bis fünfzig Mitglieder kostet Vereinswerk Start nichts.
      Für 400 Mitglieder reicht Vereinswerk Aktiv, das 12 Euro pro Monat kostet.
      200 Gigabyte Speicher bietet Vereinswerk Verband für monatlich 45 Euro.
      In zwanzig Minuten ist die Einrichtung geschafft.
      Sechs Stunden nach Ihrer Anfrage haben Sie spätestens unsere Antwort.
      Vereinswerk Aktiv lässt sich 45 Tage lang testen.
      Dreißig Tage nach einer Kündigung löschen wir Ihre Daten.
      Dreizehn Stunden am Tag erreichen Sie die Hilfe.
      75 Prozent des Stroms kommt aus Wind.
      25 % der Vereine nutzen die Kasse.
      Zehn Prozent spart, wer für ein Jahr zahlt.
      Eine Datei mit 80 Megabyte ist erlaubt.
      66,7 % der Vereine führen ihre Liste laut Ehrenamt heute auf Papier.
      Klicken Sie auf das Rad, und warten Sie 5 Sekunden.`,
    lies: `
      Studien zeigen, dass Vereine mit Software wachsen.
      Steuerberater empfehlen Vereinswerk Aktiv.
      Vorstände bestätigen, dass die Kasse Zeit spart.
      Laut Forschern der Universität Kiel schadet Papier dem Ehrenamt.
      Kein anderes Programm ist einfacher.
      Nichts ist schneller eingerichtet.
      Die Hilfe ist 24 Stunden am Tag erreichbar.
      Sie können Vereinswerk Verband 30 Tage testen.
      Vereinswerk Aktiv bietet 200 GB Speicher.
      Zwei Drittel der Vereine nutzen die Kasse.
      Ein Viertel der Vereine führt seine Liste auf Papier.
      Vereinswerk hat 60 Mitarbeiter.
      9.500 Vereine arbeiten mit Vereinswerk.
      Mit Clubo dauerte eine Rechnung 40 Sekunden.
      Wer für ein Jahr zahlt, spart 25 %.`,
  }),
  plantedPage({
    language: "de",
    brand: "Imkerei Waldau",
    products: "Lindenhonig, Waldhonig, Honigkiste",
    oldText: `
      Honig aus der Eifel
      Der Lindenhonig kostet 8,90 € und wird in Gläsern zu 500 g verkauft.
      Der Waldhonig kostet 11,50 € je 500 g.
      Die Honigkiste enthält 6 Gläser und kostet 54 €.
      Unsere 120 Völker stehen an 14 Orten.
      Ein Volk sammelt 25 kg Honig im Jahr.
      Der Honig hält sich 3 Jahre.
      Bestellungen verlassen uns innerhalb von 2 Tagen.
      Eine Führung dauert 90 Minuten und kostet 9 € pro Person.
      Führungen sagen Sie bis 3 Tage vorher ohne Kosten ab.
      Der Hofladen hat 7 Stunden am Tag geöffnet.
      Das Wachs bleibt hier. 65 % davon wird zu Kerzen.
      Ein Drittel des Honigs geht an Bäckereien.`,
    facts: `
      Die Imkerei Waldau stellt Honig her.
      In der Imkerei Waldau arbeiten 8 Menschen.
      Die Imkerei Waldau besteht seit 1986.
      Die Imkerei Waldau hat 2 Hofläden.`,
    source: {
      title: "Honig im Labor - Verbraucherdienst Rhein",
      text: `
        Der Verbraucherdienst Rhein untersuchte 32 Honige.
        Der Waldhonig der Imkerei Waldau hatte 15,8 % Wasser, der Honig von Goldbiene 18,9 %.
        „So schmeckt ein Sommer“, schwärmt die Prüferin Eva Thoma.
        Die Hälfte der Honige kam aus Übersee.`,
    },
    truths: `
      Ein Glas Lindenhonig mit 500 Gramm kostet 8,90 Euro.
      Waldhonig bekommen Sie für 11,50 Euro je 500 Gramm.
      Sechs Gläser sind in der Honigkiste für 54 Euro.
      An vierzehn Orten stehen unsere 120 Völker.
      25 Kilogramm Honig sammelt ein Volk pro Jahr.
      Drei Jahre lang hält sich der Honig.
      Innerhalb von zwei Tagen verlassen uns Bestellungen.
      Anderthalb Stunden dauert eine Führung, für 9 Euro pro Person.
      Ohne Kosten sagen Sie Führungen bis drei Tage vorher ab.
      Sieben Stunden am Tag hat der Hofladen geöffnet.
      Aus 65 Prozent des Wachses werden Kerzen.
      33 % des Honigs geht an Bäckereien.
      50 % der Honige kamen laut Verbraucherdienst Rhein aus Übersee.
      Rühren Sie den Honig bei 30 Grad, und lassen Sie ihn 2 Tage stehen.`,
    lies: `
      Studien belegen, dass Honig vor Erkältung schützt.
      Ärzte empfehlen Lindenhonig.
      Imker sind sich einig, dass Waldhonig länger hält.
      Wie Mediziner der Charité sagen, heilt Honig Wunden.
      Kein anderer Honig schmeckt besser.
      Niemand schleudert schonender.
      Der Hofladen hat 24 Stunden am Tag geöffnet.
      Der Honig hält sich 90 Tage.
      Der Lindenhonig kostet 11,50 €.
      Die Hälfte des Honigs geht an Bäckereien.
      Ein Drittel des Wachses wird zu Kerzen.
      Die Imkerei Waldau hat 14 Hofläden.
      In der Imkerei Waldau arbeiten 32 Menschen.
      Der Honig von Goldbiene hatte 15,8 % Wasser.
      Eine Führung kostet 9 € pro Stunde.
      Ein Volk sammelt 25 kg Honig im Monat.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Poêles Brasier",
    products: "Brasier 5, Brasier 8, Brasier Mur",
    oldText: `
      Des poêles à bois
      Le Brasier 5 coûte 1 190 € et chauffe 60 m².
      Le Brasier 8 coûte 1 690 € et chauffe 110 m².
      Le Brasier Mur pèse 145 kg et mesure 1,2 m de haut.
      Une bûche brûle pendant 50 minutes.
      La pose dure 6 heures et se fait à 2 personnes.
      La cuve est garantie 10 ans, les vitres 2 ans.
      Vous pouvez rendre un poêle sous 20 jours.
      La livraison coûte 80 €. Elle est gratuite à partir de 1 500 €.
      Notre atelier est ouvert 9 heures par jour.
      Le bûcher contient 1,5 m³ de bois.
      La fumée est propre. 92 % des cendres servent d'engrais.
      Un quart de nos clients chauffent toute leur maison au bois.
      Le ventilateur consomme 18 W. Il se coupe seul.`,
    facts: `
      Poêles Brasier fabrique des poêles à bois dans le Jura.
      Poêles Brasier emploie 54 personnes.
      Poêles Brasier a 3 ateliers.
      Poêles Brasier existe depuis 1968.`,
    source: {
      title: "Poêles à bois en laboratoire - Le Centre du feu",
      text: `
        Le Centre du feu a mesuré 14 poêles.
        Le Brasier 8 a un rendement de 84 %, et le Flamma Pro de 76 %.
        « On oublie qu'il est là », écrit l'ingénieur Luc Perret.
        La moitié des poêles noircissent leur vitre.`,
    },
    truths: `
      Le Brasier 5 chauffe soixante mètres carrés et coûte 1 190 euros.
      Pour 1 690 euros, le Brasier 8 chauffe 110 mètres carrés.
      Avec 145 kilogrammes, le Brasier Mur mesure 120 cm de haut.
      Cinquante minutes durant, une bûche brûle.
      Deux personnes font la pose en six heures.
      La garantie est de dix ans pour la cuve et de deux ans pour les vitres.
      Sous vingt jours, un poêle peut être rendu.
      En dessous de 1 500 euros, la livraison coûte 80 €.
      Neuf heures par jour, notre atelier est ouvert.
      Le bûcher contient 1,5 mètre cube de bois.
      92 pour cent des cendres servent d'engrais.
      25 % de nos clients chauffent toute leur maison au bois.
      Le ventilateur demande 18 watts.
      Selon Le Centre du feu, 50 % des poêles noircissent leur vitre.
      Ouvrez la grille et laissez brûler le papier 5 minutes.`,
    lies: `
      Les études montrent que le bois rend la maison plus saine.
      Les pompiers recommandent le Brasier 5.
      Des spécialistes affirment que le Brasier 8 s'oublie.
      Selon des physiciens de Lausanne, le feu apaise.
      Aucun autre poêle n'est plus propre.
      Rien ne chauffe mieux.
      Notre atelier est ouvert 24 heures par jour.
      Les vitres sont garanties 20 jours.
      Le Brasier 5 chauffe 110 m².
      La moitié de nos clients chauffent toute leur maison au bois.
      Un quart des poêles noircissent leur vitre.
      Poêles Brasier a 14 ateliers.
      Poêles Brasier emploie 92 personnes.
      Le Flamma Pro a un rendement de 84 %.
      Le Brasier Mur porte 145 kg.
      La pose coûte 80 €.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Table Ronde",
    products: "Buffet Simple, Buffet Fête, Panier Midi",
    oldText: `
      Un traiteur à Nancy
      Le Buffet Simple coûte 18 € par personne et comprend 6 plats.
      Le Buffet Fête coûte 34 € par personne et comprend 11 plats.
      Le Panier Midi coûte 12 € et pèse 700 g.
      Nous servons de 10 à 250 invités.
      Une commande se passe 4 jours avant la fête.
      Vous annulez sans frais jusqu'à 72 heures avant.
      Un serveur reste 5 heures et coûte 140 €.
      La vaisselle est lavée par nous. 30 % des clients apportent la leur.
      Trois quarts de nos légumes viennent de Lorraine.
      La cuisine est ouverte 15 heures par jour.
      La chambre froide contient 24 m³ à 3 °C.
      Les écoles paient 20 % de moins.`,
    facts: `
      Table Ronde est un traiteur de Nancy.
      Table Ronde emploie 19 cuisiniers.
      Table Ronde sert 800 fêtes par an.
      Table Ronde a ouvert en 2005.`,
    source: {
      title: "Traiteurs de Lorraine - Le Goût de l'Est",
      text: `
        Le Goût de l'Est a goûté 13 buffets.
        Table Ronde a reçu 9,2 points, et Maison Klein 7,6 points.
        « On en parle encore une semaine après », raconte une mariée.
        Un cinquième des traiteurs livrent en retard.`,
    },
    truths: `
      Six plats sont compris dans le Buffet Simple, à 18 euros par personne.
      À 34 euros par personne, le Buffet Fête comprend onze plats.
      Le Panier Midi, de 700 grammes, coûte 12 euros.
      De dix à 250 invités sont servis.
      Quatre jours avant la fête, la commande doit être passée.
      Jusqu'à trois jours avant, vous annulez sans frais.
      Pour 140 euros, un serveur reste cinq heures.
      30 pour cent des clients apportent leur vaisselle.
      75 % de nos légumes viennent de Lorraine.
      Quinze heures par jour, la cuisine est ouverte.
      La chambre froide contient 24 mètres cubes à 3 degrés.
      Les écoles paient un cinquième de moins.
      Dix-neuf cuisiniers travaillent chez Table Ronde.
      D'après Le Goût de l'Est, 20 % des traiteurs livrent en retard.
      Sortez les fromages du froid et attendez 30 minutes.`,
    lies: `
      Une étude prouve que les invités parlent encore du buffet une semaine après.
      Les chefs conseillent le Buffet Fête.
      Les mariés s'accordent à dire que le Buffet Simple suffit.
      D'après des sociologues de Paris, un buffet rapproche les invités.
      Aucun traiteur n'est plus ponctuel.
      Vous ne trouverez nulle part de meilleurs légumes.
      La cuisine est ouverte 24 heures par jour.
      Une commande se passe 72 heures avant la fête.
      Le Buffet Simple comprend 11 plats.
      Trois quarts de nos clients apportent leur vaisselle.
      30 % de nos légumes viennent de Lorraine.
      Table Ronde emploie 13 cuisiniers.
      Table Ronde sert 250 fêtes par an.
      Maison Klein a reçu 9,2 points.
      Un serveur coûte 140 € par heure.`,
  }),
];
