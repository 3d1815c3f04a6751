/** Words people use for one thing, in either language. The first of a line stands for the others. Folded. */
const families = `
	whatsapp whatsap wasap wasapp wassap guasap watsap watsapp whatsup wats wpp wsp wapp whassap wazap
	implementar implementacion implementan implementarlo montar montarlo montarme montaje montan montaria instalar instalarlo instalacion instalan
	demorar demora demoran demoraria demorado demorada demoro tarda tardan tardar tardado dura duran durar duracion toma toman tomaria
	conectar conecta conectan conectarlo conecto conexion integra integran integrar integrarlo integracion integraciones enlazar enlaza vincular connect connects connected connection integrate integrates integration integrations plug plugs sync sincroniza
	diagnostico diagnosticos diagnostic auditoria auditorias audit audits
	cita citas reunion reuniones sesion sesiones meeting meetings session sessions appointment appointments videollamada
	agendar agendo agende agendamos agendarlo agendarla programar programamos reservar apartar separar schedule scheduling
	hablar habla hablan hablas speak speaks
	contestar contesta contestan responde responden responder atiende answer answers reply replies respond responds
	idioma idiomas lengua lenguas language languages
	fundador fundadores fundadora fundo fundaron fundada crearon dueno duenos duena propietario propietarios founder founders founded owner owners owns owned
	mantenimiento maintenance maintain maintains maintained mantiene mantienen
	equivocar equivoca equivocan equivoque error errores mistake mistakes wrong
	entender entiende entienden understand understands
	caso casos case cases
	empleado empleados employee employees
	sabado sabados domingo domingos saturday saturdays sunday sundays
	ingles gringo gringos
	chatgpt gpt
`;

const heads: ReadonlyMap<string, string> = new Map(
	families
		.trim()
		.split("\n")
		.flatMap((line) => {
			const [head = "", ...others] = line.trim().split(/\s+/);
			return others.map((word) => [word, head] as const);
		}),
);

/** A folded word as it is compared: without apostrophe or possessive. */
export function plainWord(word: string): string {
	return word.replace(/'s$/, "").replace(/'/g, "");
}

/** The word that stands for all that mean the same: "wasap" is WhatsApp, "montar" and "instalación" are one. */
export function sameWord(word: string): string {
	return heads.get(word) ?? word;
}
