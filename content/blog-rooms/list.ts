import type { Bilingual } from "../language.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { BlogRoomsText } from "./schema.ts";

export const blogRooms: Bilingual<BlogRoomsText> = { es, en };
