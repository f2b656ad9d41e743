/** Of those who may answer, the nearest who are there: her own operators, else the store's, else the company's. */
export const nearestCircle = (circles: readonly (readonly number[])[]): readonly number[] =>
  circles.find((circle) => circle.length > 0) ?? [];
