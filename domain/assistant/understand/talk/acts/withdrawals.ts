const ours = "(?! (?:de|del|of) (?:mis|los|nuestros|el|my|our|the) )";
const deleteMine = `(?<!\\b(?:no|not|don't|dont|sin) (?:me |nos )?)\\b(?:borr(?:a|e|o|ar|en)\\w*|elimin\\w+|suprim\\w+|quit(?:a|e|o)\\w*|retir(?:a|e|o)\\w*|sa(?:ca|que)\\w*|destruy\\w+|delete|erase|remove|wipe|destroy|purge|forget|clear|get rid of)\\b(?: (?:ya|todos?|todas?|por|favor|please|all|of|any|every|now|usted(?:es)?)){0,4} (?:mis?|toda mi|my)(?: \\w+)? (?:datos|informacion|registros?|historial|conversacion|chat|cuenta|perfil|data|info|information|details|records?|history|conversation|account|profile|files?)\\b(?! (?:duplicad|repetid|viej|duplicate|old))${ours}`;
const deleteMe =
	"\\b(?:borr|elimin|sa[cq]u?|quit|olvid)[ae]n?(?:me|nos)\\b(?= (?:de|del|ya|todo|por)|[ .,!]*$)|\\b(?:borrar|eliminar|sacar|quitar)(?:me|nos) de\\b|\\b(?:delete|erase|remove|forget) (?:about )?me\\b(?= (?:from|please|now|entirely|completely)|[ .,!]*$)|\\b(?:delete|erase|remove) (?:everything|all) (?:about me|i (?:told|gave|sent|wrote))|\\b(?:borr\\w+|elimin\\w+) (?:todo )?(?:lo que (?:les?|te) (?:di|dije|deje|escribi|mande)|los datos que (?:les?|te) (?:di|deje|mande))";
const rights =
	"derecho al olvido|derecho de supresion|right to be forgotten|(?:revoco|revocar|retiro|retirar)\\b.{0,15}\\b(?:autorizacion|consentimiento)|(?:withdraw|revoke)\\b.{0,12}\\b(?:consent|authorization)";

const contactMe =
	"\\bno (?:me|nos) (?:(?:contact|conta[ct]+|llam|yam|molest|mand|envi)e[sn]?|escri[bv]a[sn]?|busque[sn]?|(?:vuelvan? a |vayan? a |sigan? |esten? )(?:contact|llam|escrib|busc|molest|mand|envi)(?:ar|ir|ando|iendo))\\b|\\bno (?:quiero|queremos|deseo|necesito|me interesa)(?: \\w+){0,2} que (?:me|nos) (?:vuelvan a )?(?:contact|llam|escrib|busqu|molest|mand|envi)\\w+|\\bno (?:quiero|queremos|deseo) (?:mas |recibir )+(?:llamadas|correos|mensajes|publicidad|spam|emails)\\b(?! perdid)|\\b(?:dej|par)(?:e|en|a) de (?:llamar|escribir|contactar|molestar|mandar|enviar)(?:me|nos)\\b|\\bnadie me (?:llame|escriba|contacte|moleste)\\b|\\b(?:quit|sac|saqu|borr|elimin)[ae]n? (?:mi |mis |el |este )(?:correos?|e-?mail|mail|telefono|celular|numero|nombre) (?:de|del) (?:su|sus|tu|la|las|el|esa|todas)\\b.{0,20}\\b(?:listas?|base|bases|correos|envios|directorio)\\b|\\b(?:d[ae](?:n|r)?me|d[ae](?:n|r)?nos) de baja\\b|\\bde[s]?(?:suscrib|inscrib)[aie]\\w*(?:me|nos)\\b";
const contactMeEnglish =
	"(?:^|\\b(?:please|just|and|so|but) |, )(?:please |just )*(?:don't|dont|do not|never)(?: ever| please)? (?:conta[ct]+|call|e-?mail|text|message|write|bother|phone|reach out)(?: to)?(?: me| us)?\\b(?! (?:my|our|back (?:my|our)|customers?|clients?|them|people))|\\b(?:stop|quit) (?:contact|call|e-?mail|text|messag|writ|bother|phon)ing(?: to)? (?:me|us)\\b|\\b(?:don't|dont|do not|no longer|not|never) (?:want|wish|like) (?:you|anyone|anybody|someone|somebody|people|to be|any more|any)\\b.{0,10}\\b(?:contact(?:ed|ing)?|call(?:ed|ing|s)?|e-?mail(?:ed|ing|s)?|text(?:ed|ing|s)?|messaged|bothered|reach(?:ing)? out)\\b|(?:^|[,.;:!?] ?|\\b(?:please|pls|just|kindly|now|then|and|so|but|ok|okay|hi|hello|hey|yes|no|to|you|i|we|want|gonna|wanna|how|me) )(?:un?s[uo]b?s?cri[bv]e|opt(?: me)? out)\\b(?! (?:rates?|links?|buttons?|pages?|our|my|them|their|customers|people|users|clients))|\\b(?:take|remove|drop|delete) my (?:e-?mail|mail|address|number|phone|name)\\b.{0,20}\\b(?:from|off|out of) (?:your|the|any|all)\\b.{0,20}\\b(?:lists?|mailings?|database|records)\\b";

/** What people say to take back what they gave: their data, or our leave to write to them. Folded text. */
export const withdrawals = {
	erase: new RegExp(`${deleteMine}|${deleteMe}|\\b(?:${rights})\\b`),
	noContact: new RegExp(`${contactMe}|${contactMeEnglish}`),
} as const satisfies Record<string, RegExp>;

/** "How do I have my data deleted?" asks about it and is no request. */
export const asksAboutRights =
	/^(?:.{0,20}\b(?:como|puedo|podria|se puede|podre|how|can i|could i|may i|am i able|is it possible|que pasa si|what if)\b)/;
