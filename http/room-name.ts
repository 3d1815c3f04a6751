import * as build from "virtual:react-router/server-build";
import { matchRoutes } from "react-router";

/** As app/routes.ts calls the staff's rooms: "staff:lead /_staff". */
const rooms = Object.values(build.routes).flatMap((route) => {
	if (!route?.path || !route.id.startsWith("staff:")) return [];
	return [{ path: route.path, name: route.id.split(" ")[0] ?? "" }];
});

/**
 * What a room of the staff is called, e.g. "staff:lead": never where it is, nor whose it shows.
 * @param route its address as the routes know it; see staffRoute.
 * @returns null where there is no such room.
 */
export function roomName(route: string): string | null {
	return matchRoutes(rooms, route)?.at(-1)?.route.name ?? null;
}
