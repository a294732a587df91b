import { wordsOf } from "./words.ts";

export const portugueseWords = wordsOf(
  {
    deny: "nao nem nunca nenhum nenhuma sem desconheco desconhecido/a impossivel jamais tampouco",
    lack: "careco carecemos faltam falta",
    nothing: "nada",
    faint: "insuficiente/s limitada/s limitado/s escassa/s escasso/s pouca/s pouco/s",
    know: `diz conheco conhecemos conhecer conhecido/a reconheco reconhecer encontro encontrar encontrei encontrado/a/s encontrada/s encontramos
      localizar localizei localizado identificar identifiquei verificar confirmar existe existem existencia menciona mencionam mencionado/a
      mencao mencoes mencionar aparece aparecem figura consta constam familiarizado/a familiar familiaridade ouvi achei achar
      cita citam noticia refere referem`,
    info: `informacao informacoes dado/s detalhe/s referencia/s resultado/s fonte/s registro/s registo/s vestigio/s rastro/s pista/s conhecimento/s prova/s
      evidencia/s documentacao`,
    page: "avaliacao avaliacoes noticias artigo/s site pagina paginas sitio perfil perfis imprensa opinioes resenhas criticas",
    search: "pesquisa/s pesquisei pesquisando procurei procura procurando busca/s busquei consulta/s",
    plain: `devo admitir consultadas consultar consultei refere eu me meu minha meus minhas se ha haver foi foram sido ter tenho temos disponho dispomos possuo consegui consigo conseguimos pude posso possivel
      sou capaz e sao esta estao estou ser seja de do da dos das sobre acerca respeito em no na nos nas com a ao aos as por pela pelo para entre relacao
      quanto o os um uma uns umas este esta esse essa estes estas algum alguma qualquer que chamado/a denominado/a nome sob chame empresa/s marca/s
      companhia/s produto/s ferramenta/s servico/s fornecedor/a fabricante/s plataforma/s aplicativo negocio/s loja/s software confiavel confiaveis fiavel fiaveis
      verificada/s verificado/s verificavel verificaveis publica/s publico/s publicamente disponivel disponiveis concreta/s concreto/s
      suficiente/s relevante/s oficial oficiais recente/s independente/s especifica/s especifico/s detalhada/s detalhado/s real reais solida/s
      existente reconhecida infelizmente lamento desculpe desculpa receio temo atualmente momento agora data hoje ate ainda onde sei ultima
      atualizacao internet online web base treinamento treino completo sinceramente realmente absolutamente muito tal retornou devolveu
      trouxe deu registrada registada disposicao acesso meu`,
    and: "e ou",
    turn: "mas portanto logo entao porque pois por-isso se",
    bound: "embora quando enquanto quem cujo cuja melhor mais igual como voce",
  },
  /\bnao (?:me )?(?:posso|consigo|podemos|e possivel|seria|saberia)\b|\b(?:impossivel|dificil)\b/u,
  /§,? nao (?:tem|encontrou|encontra|se encontra|menciona|cita|conhece|foi (?:capaz|possivel))\b/u,
);
