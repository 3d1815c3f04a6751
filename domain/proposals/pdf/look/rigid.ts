/**
 * The style of a drawing: in a crowded column the renderer squeezes everything (it reads `flexShrink: 0` as 1), and
 * it fails on a drawing squeezed to nothing.
 */
export function rigid(width: number, height: number) {
	return { minWidth: width, minHeight: height };
}
