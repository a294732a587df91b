import { wordsOf } from "./words.ts";

export const spanishWords = wordsOf(
  {
    deny: "no ni nunca tampoco ningun ninguna ninguno sin desconozco desconocido/a  imposible jamas",
    lack: "carezco carecemos falta faltan",
    nothing: "nada",
    faint: "insuficiente/s limitada/s limitado/s escasa/s escaso/s poca poco pocos pocas",
    know: `dice conozco conocemos conocer conocido/a/s reconozco reconocer encuentro encontrar encontre encontrado/a/s encontraron encontrarse
      hallar halle hallado localizar localizado localice identificar identificado verificar confirmar existe existen existencia
      menciona mencionan mencionado/a mencion/es mencionar aparece aparecen figura figuran consta constan constancia oido familiarizado/a
      familiar suena noticia conste registrada cita citan`,
    info: `informacion informaciones dato/s detalle/s referencia/s resultado/s fuente/s registro/s rastro/s pista/s conocimiento/s
      prueba/s evidencia/s documentacion`,
    page: "resena/s noticias articulo/s pagina sitio web opinion/es perfil/es prensa",
    search: "busqueda/s busque buscado buscando buscar consulta/s consultado investigado",
    plain: `honesto sincero siendo debo admitir podido consultar consultadas cuanto refiere yo me mi mis se ha he han hemos sido fue hay haber habia tengo tener tenemos dispongo disponemos cuento poseo pude puedo podido podemos
      logre logrado consigo conseguido soy capaz es son esta estan estoy ser sea de del sobre acerca respecto en con a al por para entre
      relacion cuanto el la los las lo un una unos unas este esta ese esa estos estas algun alguna alguno que llamado/a denominado/a nombre bajo
      llame se empresa/s marca/s compania/s producto/s herramienta/s servicio/s proveedor/es fabricante/s plataforma/s aplicacion negocio/s
      tienda/s software fiable/s confiable/s verificada/s verificado/s verificable/s publica/s publico/s disponible/s concreta/s concreto/s
      suficiente/s relevante/s oficial/es reciente/s independiente/s especifica/s especifico/s detallada/s real reales solida/s precisa/s
      existente reconocida conocida lamentablemente desafortunadamente siento lamento disculpa disculpe perdon temo actualmente momento
      ahora fecha hoy hasta aun todavia ultima actualizacion internet linea base entrenamiento buscador completo por sinceramente realmente
      tal cual cualquier absolutamente muy mencionen posible nos le hace se como otra otro solo tan ella alli devuelto arrojado
      arrojo arrojan devolvio disposicion alcance informado saber se de sobre`,
    and: "y o e u",
    turn: "pero asi por-lo-que luego entonces porque ya si",
    bound: "aunque cuando mientras quien quienes cuyo cuya mejor mas igual donde usted tu",
  },
  /\bno (?:me )?(?:puedo|podemos|es posible|resulta posible|sabria|podria|logro)\b|\b(?:imposible|dificil)\b/u,
  /§,? no (?:ha|tiene|hay|encuentra|menciona|cita|conoce)\b(?! sido)/u,
);
