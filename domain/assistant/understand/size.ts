import { amount } from "./numbers.ts";

const people =
	"personas|empleados|empleadas|trabajadores|colaboradores|asesores|vendedores|agentes|profesores|docentes|medicos|integrantes|socios|voluntarios|guias|mecanicos|conductores|habitaciones|camas|sedes|tiendas|locales|people|employees|staff members|staff|workers|agents|team members|members|folks|volunteers|guides|mechanics|drivers|rooms|beds|stores|locations|teachers|partners";
const filler =
	"(?:como |unos |unas |mas o menos |casi |aproximadamente |alrededor de |solo |apenas |ya |about |around |roughly |some |only |just |almost |like |over |under |mas de |menos de |more than |less than |fewer than )?";
const counted = new RegExp(`(?<![\\d.,$])(${filler}${amount}\\+? (?:${people}))\\b`);
const weAre = new RegExp(
	`\\b(?:somos|seriamos|trabajamos|we are|we're|were|there are|there's|equipo de|grupo de|team of|staff of|planta de|nomina de) ${filler}(?!un[oa]?\\b|one\\b)(${amount})(?! ?(?:%|millones|millon|mil\\b|k\\b|usd|cop|pesos|dolares|anos|meses|semanas|dias|years|months|weeks|days|horas|hours))(?![\\d$])(?:\\b|$)`,
);
const alone =
	/\b(?:(?:solo|solamente|nada mas) yo|yo sol[oa]|sol[oa] yo|trabajo sol[oa]|estoy sol[oa]|soy independiente|soy freelance|just me|only me|it's me|one-person|one person|myself|i'm a freelancer|i work alone|solopreneur)\b/;
const bare = new RegExp(
	`^(?:(?:no|perdon|sorry|mejor|ay|uy|oops)[, ]+){0,3}(?:(?:es|son|eran|it's|we have|tenemos|hay|maybe|quizas|tal vez|creo que|i think) )?${filler}(${amount})\\+?$`,
);
const inWords =
	/\b(?:poc[oa]s|pequen[oa]s?|median[oa]s?|grandes?|microempresa|familiar|pyme|small|tiny|medium|mid-?size|large|big|family|a few|a couple|handful|una docena|dozens?|docenas)\b/;

// Looked for first: the patterns above are long, and most messages count nobody.
const mentionsPeople = new RegExp(
	`\\b(?:${people}|somos|seriamos|trabajamos|we are|we're|there are|there's|equipo|grupo|team|staff|yo|sol[oa]|soy|me|myself|freelancer|one|solopreneur)\\b`,
);

/** How big the company is said to be, in the words used ("25 personas", "12 rooms"), or null. All input folded. */
export function hearSize(folded: string, expected: boolean): string | null {
	if (!expected && !mentionsPeople.test(folded)) return null;
	const said = folded.match(counted)?.[1] ?? folded.match(weAre)?.[1] ?? folded.match(alone)?.[0];
	if (said) return said.trim();
	if (!expected) return null;
	const answer = folded.replace(/[.!]+$/, "").trim();
	return answer.match(bare)?.[1] ?? (answer.length <= 60 && inWords.test(answer) ? answer : null);
}
