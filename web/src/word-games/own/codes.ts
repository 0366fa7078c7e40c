/** Two-letter codes of languages that browsers are likely to have a name for. */
export const codes: readonly string[] =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fo fr fy ga gd gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ky lb lo lt lv mi mk ml mn mr ms mt my nb ne nl nn pa pl ps pt ro ru sd si sk sl so sq sr sv sw ta te tg th tk tr tt uk ur uz vi wo xh yi yo zh zu'.split(
    ' ',
  );
