import { sceneParts } from "./parts/list.ts";
import type { PartName, SceneNode } from "./scene-node.ts";

/** Names the parts that nodes use, themselves or inside other parts. */
export function scenePartsOf(nodes: readonly SceneNode[], found = new Set<PartName>()): PartName[] {
	for (const node of nodes) {
		if (node.kind === "group") scenePartsOf(node.nodes, found);
		if (node.kind === "part" && !found.has(node.name)) {
			found.add(node.name);
			scenePartsOf(sceneParts[node.name], found);
		}
	}
	return [...found];
}
