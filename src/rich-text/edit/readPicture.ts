const pictureTypes = /^image\/(png|jpeg|gif|webp|avif)$/;

/** Whether a file is a picture that can be embedded; not SVG, which can hold scripts. */
export const isPicture = (file: File): boolean => pictureTypes.test(file.type);

/** Reads a file as a data URI. */
export function readPicture(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
