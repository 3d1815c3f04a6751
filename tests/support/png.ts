import { crc32, deflateSync } from "node:zlib";

/** Writes a grey PNG that says one size, and contains so many zeros as pixels. */
export function png({ width, height, zeros }: { width: number; height: number; zeros: number }): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 0, 0, 0, 0], 8);
	const chunk = (name: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(name), data]);
		const sizes = Buffer.alloc(8);
		sizes.writeUInt32BE(data.length, 0);
		sizes.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
	};
	const pixels = deflateSync(Buffer.alloc(zeros));
	const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", pixels),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
