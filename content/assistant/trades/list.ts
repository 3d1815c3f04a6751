import type { IndustryId } from "../../industries/list.ts";
import { agencies } from "./agencies.ts";
import { building } from "./building.ts";
import { cars } from "./cars.ts";
import { factories } from "./factories.ts";
import { fields } from "./fields.ts";
import { food } from "./food.ts";
import { health } from "./health.ts";
import { hotels } from "./hotels.ts";
import { leisure } from "./leisure.ts";
import { offices } from "./offices.ts";
import { professions } from "./professions.ts";
import { schools } from "./schools.ts";
import { services } from "./services.ts";
import { shops } from "./shops.ts";
import type { Trades } from "./trade-list.ts";
import { transport } from "./transport.ts";

/** The trades people have, by the industry page that serves them. */
export const trades: readonly (readonly [IndustryId | "other", Trades])[] = [
	["hospitalidad-viajes", hotels],
	["real-estate-construccion", building],
	["retail-ecommerce", shops],
	["educacion-ong", schools],
	["automotriz-aftermarket", cars],
	...[agencies, factories, fields, food, health, leisure, offices, professions, services, transport].map(
		(other) => ["other", other] as const,
	),
];
