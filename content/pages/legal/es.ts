import type { LegalFacts, LegalText } from "./schema.ts";

export const es = ({ product, email, phone, city }: LegalFacts): LegalText => ({
	summary: {
		title: `Privacidad y términos | ${product}`,
		description:
			"Qué datos pedimos, para qué los usamos y cómo puedes consultarlos, corregirlos o borrarlos según la Ley 1581 de 2012. Y los términos de este sitio.",
		keywords: ["política de tratamiento de datos", "Ley 1581 de 2012", "habeas data", "términos de uso"],
	},
	heading: "Privacidad y términos, en palabras claras.",
	updated: "Última actualización: {year}",
	contents: "En esta página",
	privacy: {
		title: "Política de tratamiento de datos",
		sections: [
			{
				id: "responsable",
				title: "1. Quién responde por tus datos",
				paragraphs: [
					`${product}, con domicilio en ${city}, Colombia, es responsable de los datos personales que entregas en este sitio. Nos encuentras en ${email} y en el ${phone}.`,
				],
			},
			{
				id: "datos",
				title: "2. Qué datos pedimos",
				paragraphs: [
					"Los que tú escribes: nombre, correo, teléfono, empresa y lo que nos cuentas en el chat o en un formulario. El teléfono, la empresa y el mensaje son opcionales.",
					"No pedimos datos sensibles ni datos de menores de edad. Si nos escribes uno por error, dinos y lo borramos.",
				],
			},
			{
				id: "usos",
				title: "3. Para qué los usamos",
				paragraphs: [
					"Para responderte, preparar tu propuesta o tu diagnóstico y dar seguimiento a lo que pediste. Para nada más.",
					"No vendemos ni alquilamos datos. Solo te escribimos con novedades si te suscribes, y puedes cancelar cuando quieras.",
				],
			},
			{
				id: "derechos",
				title: "4. Qué derechos tienes",
				paragraphs: [
					"Según la Ley 1581 de 2012 puedes conocer, actualizar y corregir tus datos; pedir prueba de tu autorización; saber qué uso les dimos; retirar la autorización o pedir que los borremos, y quejarte ante la Superintendencia de Industria y Comercio.",
					"Los ejerces gratis con el formulario de esta página o por correo. Respondemos las consultas en un máximo de 10 días hábiles y los reclamos en un máximo de 15.",
				],
			},
			{
				id: "seguridad",
				title: "5. Cómo los cuidamos",
				paragraphs: [
					"Los guardamos cifrados en tránsito, con acceso solo para quienes te atienden, y los enlaces a documentos vencen. Nuestros proveedores de alojamiento y correo los tratan por encargo nuestro y con las mismas obligaciones.",
				],
			},
			{
				id: "vigencia",
				title: "6. Cuánto tiempo los guardamos y cookies",
				paragraphs: [
					"Mientras dure nuestra relación y el tiempo que exija la ley. Cuando ya no hacen falta, los borramos.",
					"Este sitio usa solo cookies necesarias: la de tu idioma y la de tu conversación con el asistente. No hay cookies de publicidad.",
				],
			},
		],
	},
	terms: {
		title: "Términos de uso",
		sections: [
			{
				id: "aceptacion",
				title: "1. Aceptación",
				paragraphs: [
					"Al usar este sitio aceptas estos términos. Si no estás de acuerdo, por favor no lo uses.",
				],
			},
			{
				id: "servicios",
				title: "2. Qué ofrecemos aquí",
				paragraphs: [
					"Información sobre nuestros servicios, un asistente que responde con lo publicado en el sitio y formularios para contactarnos. Los servicios mismos se acuerdan en un contrato aparte.",
				],
			},
			{
				id: "asistente",
				title: "3. El asistente y las propuestas",
				paragraphs: [
					"El asistente es un programa. Sus respuestas y las propuestas que genera son orientativas: no fijan precios ni plazos hasta que una persona del equipo los confirme por escrito.",
				],
			},
			{
				id: "demos",
				title: "4. Demostraciones y cifras",
				paragraphs: [
					"Las demostraciones son simulaciones. Las cifras del sitio describen resultados de nuestros proyectos y no garantizan los tuyos.",
				],
			},
			{
				id: "propiedad",
				title: "5. Propiedad intelectual",
				paragraphs: [
					`Los textos, dibujos y programas de este sitio son de ${product} o de quienes se los licencian. Puedes compartir sus enlaces; para copiar su contenido, pídenos permiso.`,
				],
			},
			{
				id: "responsabilidad",
				title: "6. Responsabilidad",
				paragraphs: [
					"Trabajamos para que el sitio funcione siempre y sea exacto, pero puede tener interrupciones o errores. Respondemos por los daños que causemos con culpa o dolo, hasta donde la ley lo exige.",
				],
			},
			{
				id: "ley",
				title: "7. Ley y cambios",
				paragraphs: [
					"Estos términos se rigen por la ley colombiana y los jueces de Bogotá. Si los cambiamos, lo publicamos aquí antes de que empiecen a regir.",
				],
			},
		],
	},
	rights: {
		title: "Ejercer sus Derechos",
		lead: "Pide ver, corregir o borrar tus datos. Guardamos la solicitud, te damos una referencia y te respondemos en el plazo que manda la ley.",
		terms: "Consultas: máximo 10 días hábiles. Reclamos: máximo 15.",
	},
});
