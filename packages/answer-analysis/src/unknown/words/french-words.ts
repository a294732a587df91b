import { wordsOf } from "./words.ts";

export const frenchWords = wordsOf(
  {
    deny: `incapable/s faute trop nullement indisponible/s pas ne n aucun aucune aucunement jamais ni sans ignore
      nulle`,
    lack: "defaut impossible manque manquent manquons",
    nothing: "introuvable introuvables rien",
    faint: `maigre succinctes succinct insuffisant/e/s/es limite/e/s/es rare/s peu restreintes maigres`,
    strange: "inconnu/e",
    know: `renseigner ressorti emerge savoir ressort parler correspond~ situe situer repere~ identif~ verif~
      confirm~ retrouv~ localis~ repertori~ recens~ referenc~ mentionn~ evoqu~ apparai~ existant existent
      existait existe figurent presente present presents presentes parle parlant renvoi~ atteste~ attester
      sais tombe dit evoque connais connaissons connu/e/s/es reconnais reconnaitre connaitre trouve/r/e/s/es
      retrouve/r identifie/r localise/r verifie/r confirme/r entendu existence mentionne/e/s mentionner
      mentionnent mention/s cite/e citent figure apparait apparaissent familier familiere connaissance
      repertorie/e reference/e parlent evoquent recense/e`,
    info: `entree/s quelque chose documents document notice archives corpus fichier memoire repertoire annuaire/s
      registre/s precisions fondement temoin indications indication wikipedia google information/s info/s
      donnee/s detail/s renseignement/s trace/s source/s resultat/s element/s connaissances precision/s
      preuve/s base indice/s references documentation`,
    page: `clients client avis temoign~ presence blog forum/s communique~ critique/s evaluation/s note/s site
      article/s actualite/s page/s presse fiche/s profil/s temoignage/s`,
    search: "recherche/s recherche cherche cherchant recherchant effectuees requete/s",
    judge: `prononcer recommand~ compar~ evalu~ juger jugement opinion conseiller repondre reponse affirmer`,
    org: "fabricant/s fournisseur/s marque/s entreprise/s societe/s editeur",
    plain: `partie mettre main baptis~ intitul~ reste/e lors presque comport~ inclu~ vous saurais saurait tant donner precis~ tente essaye succes
      contien~ contenir certitude capable/s son prefere prefererais mesure concluant~ ayant difficile delicat
      revanche puisse quasiment on outils remonte remonter navre/e~ navree puissiez permettant permettent
      moteur/s existante reellement fiabl~ verifiabl~ pertinent~ publi~ officiel~ serieu~ credibl~ concret~
      suffi~ disponibl~ accessibl~ recent~ independant~ solid~ detaill~ authentiqu~ exact~ probant~
      significati~ substantiel~ exploitabl~ tangible~ complet~ notable~ etabli~ certain~ sure sur fiablement
      dediee dedie entrepris~ societ~ marqu~ produit~ outil~ servic~ logiciel~ fournisseur~ fabricant~
      plateform~ applicat~ acteur~ organism~ secteur marche domaine categorie reconn~ malgr~ malheureus~
      actuel~ present~ heur~ recherch~ effectu~ approfondi~ tentativ~ essa~ reussi~ parven~ consult~ interrog~
      accede~ acces fourni~ obten~ pouvoir avoir avais avait eu aie serait pourrais voici cela ceci celui
      celle celles ceux elles ils leur notre nos vos autre/s plusieurs differentes differents diverses toute/s
      tout tous meme deja hormis vraie vrai fait faite formuler fournir etablir formation derniere dernier
      mise peine excuse/s regrett~ honnete~ franch~ avou~ nom~ appel~ simple~ absolu~ totale~ connaitr~ point
      parmi selon voire avoue dois avouer jeune concerne je j me m moi nous mon ma mes il elle y ai a avons
      est sont ete suis soit peux pu puis pouvons parviens parvenu arrive reussi dispose disposons possede
      detiens vois voit permet en de d du des le la l les un une ce cet cette ces quelconque moindre
      concernant propos sujet relatif/s relative/s relatives quant pour dans avec au aux par sous qui que qu
      appele/e nomme/e denomme/e s se nom portant porte intitule/e entreprise/s societe/s marque/s produit/s
      outil/s service/s logiciel fournisseur/s fabricant/s plateforme/s application startup fiable/s
      verifiable/s verifie/e/es/s precis/e/es pertinent/e/s/es public publique/s publics officiel/le/s/les
      serieux serieuse/s credible/s concret concrete/s concrets suffisant/e/s/es suffisamment assez
      disponible/s accessible/s existant/e recent/e/s/es independant/e/s/es solide/s detaille/e/s/es
      malheureusement desole/e regret regrette crains excusez pardon actuellement heure actuelle instant
      moment jour jusqu ici encore internet web ligne entrainement bien honnetement vraiment simplement comme
      etant c connaissance sache reelle reel possible donne donnees lie/e/s/es disposition consultees
      interroge/es souvenir idee present`,
    and: "et ou",
    turn: "puisque mais donc car ainsi alors si",
    bound: `aussi autant quoique lorsque quand dont tandis meilleur/e mieux plus tu lequel laquelle pourquoi`,
  },
  /\bne (?:peux|puis|pouvons|saurais|suis)\b|\b(?:impossible|difficile) (?:de|d')/u,
  /§,? (?:(?:n'a|a|n'ont)\b(?! (?:pas |jamais )?ete)|n'(?!ayant|a|est|existe|apparait|evoque|ont)|ne (?!figure|semble|parait|m'|me\b|nous|fait|correspond|ressort|peut|renvoie|compte|dit))|\bpas d'?avis\b|\bpas trouve (?:mieux|moins|plus)\b|\bcomme §|§ n'est pas (?:[\w-]+ )?connue?\b(?! (?:de moi|dans m))|§ ne (?:semble|parait) pas (?!exister|etre|avoir|figurer|apparaitre|correspondre|connu)|(?<!je )(?<!j')(?<!peux pas )(?<!puis pas )(?<!puis )(?<!malheureusement pas )\bvous\b/u,
);
