/** The named parts; each has its origin at its foot or in its centre. */
export type PartName =
	| "sky"
	| "ground"
	| "hill-far"
	| "hill-near"
	| "sun"
	| "church"
	| "tree"
	| "palm"
	| "bubble-ask"
	| "bubble-answer"
	| "check"
	| "person"
	| "cap"
	| "desk"
	| "win-lit"
	| "win-open"
	| "awning"
	| "roll"
	| "hotel-sign"
	| "hotel"
	| "bed"
	| "case"
	| "ding"
	| "crane"
	| "load"
	| "tower"
	| "key"
	| "bricks"
	| "shop-sign"
	| "shop"
	| "parcel"
	| "school"
	| "clock"
	| "bell"
	| "bus"
	| "book"
	| "books"
	| "garage"
	| "lift"
	| "car"
	| "wheel"
	| "tyres";

/** One factor, or one for each direction; a negative one mirrors. */
type Scale = number | readonly [number, number];

type Placement = { x: number; y: number; scale: Scale; className?: string };

export type ShapeNode = {
	kind: "shape";
	fill: string;
	outline: string;
	evenOdd?: boolean;
	className?: string;
};
export type PartNode = Placement & { kind: "part"; name: PartName };
export type GroupNode = Placement & { kind: "group"; nodes: readonly SceneNode[] };
export type SceneNode = ShapeNode | PartNode | GroupNode;

export type DrawnParts = Partial<Record<PartName, readonly SceneNode[]>>;

export function shape(
	fill: string,
	outline: string,
	options: Pick<ShapeNode, "evenOdd" | "className"> = {},
): ShapeNode {
	return { kind: "shape", fill, outline, ...options };
}

export function part(name: PartName, x = 0, y = 0, scale: Scale = 1, className?: string): PartNode {
	return { kind: "part", name, x, y, scale, className };
}

export function group(nodes: readonly SceneNode[], place: Partial<Placement> = {}): GroupNode {
	return { kind: "group", nodes, x: 0, y: 0, scale: 1, ...place };
}

export function transformOf({ x, y, scale }: Placement): string | undefined {
	const [across, down] = typeof scale === "number" ? [scale, scale] : scale;
	const moved = x || y ? `translate(${x} ${y})` : "";
	const scaled = across === 1 && down === 1 ? "" : `scale(${across}${across === down ? "" : ` ${down}`})`;
	return [moved, scaled].filter(Boolean).join(" ") || undefined;
}
