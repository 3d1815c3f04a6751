/** Words a question may use for what the site calls by others: the first are asked, behind the colon the site's. Folded. */
const lines = `
compare compares compared comparison comparar comparacion comparado tradicional traditional versus vs diferencia difference : chatgpt
chatbot chatbots : chatgpt asistente assistant
bot bots robot robots : asistente assistant robot
opening abierto abiertos abren cierran laborales jornada : horario hours
percentage percent porcentaje rate tasa : automatizado automatizadas automated
hate hates annoying annoyed dislike frustrated odian detestan frustra : persona person robot
booking bookings reservation reservations reserva reservas turno turnos : cita reserva reservation
calendar agenda : cita agenda calendar
workshop : shop
enrollment enrolment enroll enrol admission admissions : enrollment admissions
matricula matriculas inscripcion inscripciones admision : matriculas admisiones inscripcion
change changes edit editar cambiar cambio modificar modify adjust ajustar update script scripts guion guiones : apruebas approve approved aprobados
says dice diga responses respuestas : apruebas approve
train trains training entrenar entrena entrenamiento entrenado learn learns aprende aprender feed : apruebas approve
values value mission vision principles valores mision principios filosofia believe : believe creemos
own owns owner owners ownership belong belongs dueno duena propiedad pertenece pertenecen = founders fundadores yours belong tuyos
server servers hosting hosted host cloud stored storage servidor servidores nube alojado alojados almacenan almacenados : data datos
try trial test probar prueba pruebo ensayar : demo gratis gratuita free
demo demos demonstration demostracion : demo
reminder reminders remind recordatorio recordatorios recordar : recuerda reminds recordatorios reminders
constructora constructor builder : inmobiliario construction
return returns refund refunds devolucion devoluciones reembolso cambio cambios exchange exchanges : devoluciones cambios returns exchanges politica policy
report reports reporting metrics metric measure kpi kpis dashboard analytics reporte reportes metrica metricas indicadores informe informes tablero : reporte report medimos measure
increase grow growth boost improve raise aumento aumentar aumentan subir crecer crecimiento mejorar : resultados results
price prices pricing cost costs fee fees tariff rate rates precio precios costo costos valor tarifa tarifas : cuesta cost precio
clinic clinics clinica clinicas dental dentist medical medico medicos consultorio salud health patient patients paciente pacientes : cita industrias industries
restaurant restaurants restaurante restaurantes : industrias industries
zoho pipedrive hubspot salesforce odoo zendesk dynamics siigo : crm
shopify woocommerce magento vtex prestashop tiendanube : tienda store
worried risk risky wrong hallucinate hallucination alucina alucinaciones mentira miente lie lies : inventa equivocar
job jobs fire layoff empleo empleos puesto puestos despedir : equipo replace reemplazar team
human humans agent agents humano humanos asesor asesores : persona person
secure safety private seguro segura seguridad : data datos
cancel cancels cancellation contract contracts cancelar cancelo cancelacion contrato contratos permanencia clausula : stop parar commitment compromete
tone brand style tono marca estilo : voice voz
review reviews resena resenas opinion opiniones : feedback opinion
members names miembros nombres : founders fundadores
help helps work working ayuda ayudan ayudar piden pide =
`;

type Near = { others: readonly string[]; instead: boolean };

const near: ReadonlyMap<string, Near> = new Map(
	lines
		.trim()
		.split("\n")
		.flatMap((line) => {
			const [asked = "", meant = ""] = line.split(/[:=]/);
			const others = meant.split(" ").filter((word) => word !== "");
			const words = asked.split(" ").filter((word) => word !== "");
			return words.map((word) => [word, { others, instead: line.includes("=") }] as const);
		}),
);

const itself: Near = { others: [], instead: false };

/** What the site may call a folded word. `instead`: the word itself leads astray. */
export function nearWords(word: string): Near {
	return near.get(word) ?? itself;
}
