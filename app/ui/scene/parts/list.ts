import type { PartName, SceneNode } from "../scene-node.ts";
import { garageParts } from "./garage.ts";
import { hotelParts } from "./hotel.ts";
import { schoolParts } from "./school.ts";
import { shopParts } from "./shop.ts";
import { skyParts } from "./sky.ts";
import { speakersParts } from "./speakers.ts";
import { towerParts } from "./tower.ts";
import { windowsParts } from "./windows.ts";

export const sceneParts: Record<PartName, readonly SceneNode[]> = {
	...skyParts,
	...speakersParts,
	...windowsParts,
	...hotelParts,
	...towerParts,
	...shopParts,
	...schoolParts,
	...garageParts,
};
