# The compiled counterpart of bits.py: the same names, each a few machine instructions.
# BMI2's pdep finds the n-th member of a set at once; without it a loop clears the members before it.
cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
      #include <intrin.h>
      static __inline int metropole_popcount(uint64_t mask) { return (int)__popcnt64(mask); }
      static __inline int metropole_lowest(uint64_t mask) {
        unsigned long index; _BitScanForward64(&index, mask); return (int)index; }
    #else
      static inline int metropole_popcount(uint64_t mask) { return __builtin_popcountll(mask); }
      static inline int metropole_lowest(uint64_t mask) { return __builtin_ctzll(mask); }
    #endif
    #if defined(__BMI2__)
      #include <immintrin.h>
      static inline int metropole_nth_bit(uint64_t mask, int n) {
        return metropole_lowest(_pdep_u64(UINT64_C(1) << n, mask)); }
    #else
      static inline int metropole_nth_bit(uint64_t mask, int n) {
        while (n--) mask &= mask - 1;
        return metropole_lowest(mask); }
    #endif
    static inline uint64_t metropole_seeded(uint64_t seed) {
      uint64_t word = seed + UINT64_C(0x9E3779B97F4A7C15);
      word = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
      word = (word ^ (word >> 27)) * UINT64_C(0x94D049BB133111EB);
      word ^= word >> 31;
      return word ? word : 1; }
    static inline uint64_t metropole_xorshift(uint64_t word) {
      word ^= word << 13;
      word ^= word >> 7;
      return word ^ (word << 17); }
    static inline int metropole_below(uint64_t word, int limit) {
      return (int)(((word >> 32) * (uint64_t)limit) >> 32); }
    """
    int popcount "metropole_popcount"(unsigned long long mask) noexcept nogil
    int lowest "metropole_lowest"(unsigned long long mask) noexcept nogil
    int nth_bit "metropole_nth_bit"(unsigned long long mask, int n) noexcept nogil
    unsigned long long seeded "metropole_seeded"(unsigned long long seed) noexcept nogil
    unsigned long long xorshift "metropole_xorshift"(unsigned long long word) noexcept nogil
    int below "metropole_below"(unsigned long long word, int limit) noexcept nogil

# Filling a list of known length is several times faster than appending to one, and its room need not be cleared first:
# whoever makes one fills it before anything else can happen.
cdef extern from *:
    """
    static inline PyObject *metropole_new_list(Py_ssize_t length) {
      PyListObject *list = (PyListObject *)PyList_New(0);
      if (list && length) {
        list->ob_item = PyMem_New(PyObject *, length);
        if (!list->ob_item) { Py_DECREF(list); return PyErr_NoMemory(); }
        list->allocated = length;
        Py_SET_SIZE(list, length); }
      return (PyObject *)list; }
    static inline void metropole_put(PyObject *filled, Py_ssize_t index, PyObject *table, Py_ssize_t entry) {
      PyObject *item = PyList_GET_ITEM(table, entry);
      Py_INCREF(item);
      PyList_SET_ITEM(filled, index, item); }
    static inline void metropole_put_rows(PyObject *filled, PyObject *table, uint64_t rows, int width,
                                          uint64_t columns, int shift) {
      int column[64], count = 0, i;
      PyObject **next = ((PyListObject *)filled)->ob_item;
      for (; columns; columns &= columns - 1) column[count++] = shift + metropole_lowest(columns);
      for (; rows; rows &= rows - 1) {
        PyObject **row = ((PyListObject *)table)->ob_item + metropole_lowest(rows) * width;
        for (i = 0; i < count; i++) {
          PyObject *item = row[column[i]];
          Py_INCREF(item);
          *next++ = item; } } }
    """
    list new_list "metropole_new_list"(Py_ssize_t length)
    void put "metropole_put"(list filled, Py_ssize_t index, list table, Py_ssize_t entry) noexcept
    void put_rows "metropole_put_rows"(
        list filled, list table, unsigned long long rows, int width, unsigned long long columns, int shift) noexcept
