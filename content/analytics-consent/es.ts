import type { AnalyticsConsentText } from "./schema.ts";

export const es: AnalyticsConsentText = {
	title: "¿Nos dejas medir tu visita?",
	question:
		"Usaríamos herramientas de otras empresas, con cookies, para saber qué páginas sirven. Si dices que no, el sitio funciona igual.",
	more: "Qué datos tratamos",
	accept: "Sí, pueden medir",
	refuse: "No, gracias",
	granted: "Nos dejas medir tu visita.",
	denied: "No medimos tu visita.",
	change: "Cambiar",
};
