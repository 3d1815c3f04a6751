/**
 * Whether a sentence says that a person speaks here, or is about to: a model is none, and only the team's own takeover
 * brings one. @param text as bare leaves it.
 */
export function saysItIsAPerson(text: string): boolean {
	return (
		speaker.some((pattern) => pattern.test(text)) &&
		!denied.test(text.replace(/\bno (?:problem|worries)\b/g, ""))
	);
}

const somebody =
	"(?:persona|humano|humana|asesor|asesora|agente|alguien|integrante|miembro|person|human|advisor|agent|someone|somebody|member|rep|representative)";
const speaker = [
	new RegExp(
		`\\b(?:soy|somos|hablas con|estas hablando con|te (?:habla|escribe|atiende|responde|acompana))(?: \\w+){0,3} ${somebody}\\b`,
	),
	new RegExp(
		`\\b(?:i am|i m|we are|this is|you are (?:now )?(?:talking|speaking|chatting|writing) (?:to|with))(?: \\w+){0,3} ${somebody}\\b`,
	),
	/\bpersona(?: del equipo)? (?:ya )?(?:esta|entro|se unio)\b/,
	/\b(?:person|someone|somebody)(?: (?:on|from|of) (?:the|our) team)? (?:is|has) (?:now |already |just )?(?:here|in|on|with|joined|reading)\b/,
];
const denied = /\b(?:no|not|nunca|never|ni)\b/;
