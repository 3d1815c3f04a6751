import type { LeadFacts } from "../../../domain/leads/lead.ts";
import type { Bilingual } from "../../../shared/language.ts";

type Trade = {
	company: string;
	industry: LeadFacts["industry"] /** What the trade names by itself. */;
	says: string;
};

const hotels = "hotel travel viajes rates tarifas";
const online = "tienda en línea online store compras purchase orders pedidos";
const builder = "inmobiliaria constructora real estate builders visita visit";

export const trades: readonly Trade[] = [
	{ company: "Funeraria San José", industry: "other", says: "" },
	{ company: "Taller de motos El Piñón", industry: "automotriz-aftermarket", says: "" },
	{ company: "Fundación Manos Abiertas", industry: "educacion-ong", says: "" },
	{ company: "Colegio San Martín", industry: "educacion-ong", says: "" },
	{ company: "Iglesia Vida Nueva", industry: "other", says: "" },
	{ company: "Cooperativa El Roble", industry: "other", says: "" },
	{ company: "Notaría 23 de Cali", industry: "other", says: "" },
	{ company: "Gimnasio Fuerza 24/7", industry: "other", says: "" },
	{ company: "Miller & Stone Law", industry: "other", says: "" },
	{ company: "Clínica Dental Sonríe", industry: "other", says: "" },
	{ company: "Ferretería El Tornillo", industry: "retail-ecommerce", says: "" },
	{ company: "Corner Pharmacy", industry: "retail-ecommerce", says: "" },
	{ company: "Bluebird Online Store", industry: "retail-ecommerce", says: online },
	{ company: "Carpintería Maderas del Sur", industry: "real-estate-construccion", says: "" },
	{ company: "Constructora Los Cedros", industry: "real-estate-construccion", says: builder },
	{ company: "Summit Roofing", industry: "real-estate-construccion", says: "" },
	{ company: "Transportes del Caribe", industry: "hospitalidad-viajes", says: hotels },
	{ company: "Casa Guadual", industry: "hospitalidad-viajes", says: hotels },
	{ company: "Finca Santa Rita", industry: "other", says: "" },
	{ company: "Restaurante La Leña", industry: null, says: "" },
];

export const needs: readonly Bilingual<string>[] = [
	{ es: "Agendar citas sin tanto mensaje", en: "Book appointments without so many messages" },
	{ es: "Recordarle a la gente lo que tiene pendiente", en: "Send reminders of what is due" },
	{ es: "Control de inventario", en: "Inventory control" },
	{ es: "Facturación electrónica", en: "Electronic invoicing" },
	{ es: "Nadie contesta de noche los mensajes", en: "Nobody answers messages at night" },
	{ es: "Registrar las donaciones", en: "Keep a record of donations" },
	{ es: "Que sepan dónde van los domicilios", en: "Let people know where their deliveries are" },
	{ es: "Nos llegan quejas y se pierden", en: "Complaints get lost" },
	{ es: "Se van y no sabemos por qué se van", en: "They leave and we don’t find out why" },
	{ es: "Una página web nueva", en: "A new website" },
	{ es: "Informes mensuales", en: "Monthly reports" },
	{ es: "Preguntan lo mismo todo el día", en: "They ask the same questions all day" },
	{ es: "Queremos vender más", en: "We want to sell more" },
	{ es: "Perdemos el 30% del mes por demorarnos", en: "We lose 30% of each month to delays" },
];

/** Words that belong to one sector, a group a line. A reader who named one may read the others of its group. */
export const sectorWords: readonly Bilingual<readonly string[]>[] = [
	{ es: ["carrito*"], en: ["cart", "carts", "checkout"] },
	{ es: ["compra", "compras", "comprar", "comprador*"], en: ["purchase*", "buy", "buyer*"] },
	{ es: ["pedido", "pedidos"], en: ["order", "orders"] },
	{ es: ["tienda", "tiendas"], en: ["store", "stores", "shop"] },
	{ es: ["vender", "venta", "ventas", "vendedor*"], en: ["sell", "sale", "sales", "salespe*"] },
	{ es: ["cliente", "clientes"], en: ["customer*"] },
	{ es: ["reserva", "reservas", "reservar"], en: ["booking*", "reservation*"] },
	{ es: ["habitacion*", "huesped*"], en: ["room", "rooms", "guest*"] },
	{ es: ["hotel", "hoteles", "viaje*", "turis*"], en: ["hotel", "hotels", "travel*", "tour", "tours"] },
	{ es: ["mesa", "mesas"], en: ["table", "tables"] },
	{ es: ["paciente*"], en: ["patient", "patients"] },
	{ es: ["cosecha*"], en: ["harvest*", "crop*"] },
	{ es: ["matricula*", "estudiante*", "aspirante*"], en: ["enrol*", "student*"] },
	{ es: ["donante*", "donacion*"], en: ["donor*", "donation*"] },
	{ es: ["carro", "carros", "repuesto*", "taller"], en: ["car", "cars", "dealer*", "parts"] },
	{
		es: ["inmobiliari*", "inmueble*", "apartamento*", "constructora*"],
		en: ["real estate", "builders", "propert*"],
	},
	{ es: ["visita", "visitas"], en: ["visit", "visits", "showing*", "viewing*"] },
	{ es: ["asesor", "asesores"], en: ["agents"] },
];
