import type { Trades } from "./trade-list.ts";

/** Agencies, staffing, churches, public offices. */
export const agencies: Trades = {
	business: {
		en: `
			pr agency, pr firm, ad agency, advertising agency, digital agency, design agency, design studio,
			branding agency, branding studio, graphic design, creative agency, creative studio, marketing firm,
			marketing company, social media agency, seo agency, modeling agency, model agency, talent agency,
			translation agency, translation services, bpo, market research, staffing agency, staffing firm,
			staffing company, recruitment, recruitment agency, recruitment firm, recruiting agency,
			recruiting firm, recruiting, headhunting, executive search, temp agency, employment agency,
			hr consultancy, hr consulting, payroll company, outsourcing company, church office, parish, ministry,
			mosque, synagogue, town hall, city council, municipality, police department, fire department,
			military base, embassy
		`,
		es: `
			agencia digital, agencia creativa, agencia de diseño, estudio de diseño, diseño gráfico,
			agencia de redes sociales, agencia de modelos, relaciones públicas, agencia de empleo,
			empresa de empleo temporal, empresa temporal, reclutamiento, selección de personal, cazatalentos,
			traducciones, agencia de traducción, centro de contacto, tercerización, investigación de mercados,
			parroquia, iglesia cristiana, ministerio, municipio, ayuntamiento, junta de agua, acueducto
		`,
	},
};
