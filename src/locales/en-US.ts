// Umi knows a language by its file here. Its texts are in the catalogues.
export default {};
